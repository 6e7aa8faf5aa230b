import { invalidParameters, parseRequest } from '../../contract/parse.ts';
import { SetRolesRequest, type SetRolesInput, type SetRolesResponse } from '../../contract/operations/roles.ts';
import { publicScraper } from '../scrapers.ts';
import { findRun, findScraper, type Services } from '../services.ts';

/** Sets roles of fields by hand, for all runs of a scraper and later ones. Rejects with `invalid_parameter` when its latest run has no such field. */
export async function setRoles(services: Services, input: SetRolesInput): Promise<SetRolesResponse> {
  const { scraperId, roles } = parseRequest(SetRolesRequest, input);
  const { id } = await findScraper(services, scraperId);
  const latest = await findRun(services, id, undefined);
  const names = new Set(latest?.fields.map(({ name }) => name));
  const unknown = Object.keys(roles).filter((name) => !names.has(name));
  if (unknown.length > 0) {
    const message = `names fields that the latest run does not have: ${unknown.map((name) => JSON.stringify(name)).join(', ')}`;
    throw invalidParameters([{ parameter: 'roles', message }]);
  }
  await services.store.catalogue.setRoles(id, roles);
  return { data: publicScraper(await findScraper(services, id), (await findRun(services, id, undefined)) ?? undefined) };
}
