import type { ChangesPlan, Plan } from '../plan.ts';

/** A question that goes on from an answer in words that only say so: put in fewer of them, or answered by the plan before turned round. */
export function wentOn(text: string): string {
  return text
    .replace(
      /^(?:and |so )?(?:how many|how much|what) (?:is|are|was) (?:that|it|this|those) (?:in|as) (?:a |an )?(?:percent|percentage|per cent|%)\W*$/i,
      'as a percentage',
    )
    .replace(/^(?:group|split|break)(?:ed)?(?: it| them| that)?(?: down)? by ([\p{L}_ ]+?)(?: instead)?\W*$/iu, 'by $1 instead')
    .replace(/^(?:remove|drop|forget|ignore|clear) (?:the )?([\p{L}_ ]+?) (?:filter|condition|restriction|limit)\W*$/iu, 'regardless of $1');
}

/** "forget that. how many …": the question behind it stands by itself. */
export function startsAnew(text: string): string | null {
  return (
    /^(?:forget (?:that|it|about (?:that|it))|never ?mind(?: that)?|scratch that|start over|new question)[.,:;!]? +(?<rest>\S.*)$/i.exec(text)
      ?.groups?.['rest'] ?? null
  );
}

const TURNED =
  /^(?:and |what about |how about |now |which has )*(?:the )?(?<way>least|fewest|lowest|smallest|cheapest|worst|most|highest|largest|most expensive|best)(?: one| expensive)?\W*$/i;

/** "and the least?": the ranking before, from its other end; null where nothing was ranked, or from this end already. */
export function turned(text: string, last: Plan | null): Plan | null {
  if (last?.kind === 'changes') return turnedChanges(text, last);
  const way = TURNED.exec(text)?.groups?.['way']?.toLowerCase();
  if (way === undefined || last?.kind !== 'stats' || last.groups.length === 0 || last.limit === null) return null;
  const [order] = last.order;
  const isUp = /^(?:most|highest|largest|best|most expensive)$/.test(way);
  if (order?.by !== 'measure' || order.descending === isUp) return null;
  return { ...last, order: [{ ...order, descending: isUp }] };
}

/** "and more expensive?" of what got cheaper. */
function turnedChanges(text: string, last: ChangesPlan): ChangesPlan | null {
  const said =
    /^(?:and |what about |how about |which )*(?:(?:got|became|went) )?(?<way>more expensive|pricier|dearer|up|cheaper|less expensive|down)\W*$/i.exec(
      text,
    )?.groups?.['way'];
  if (said === undefined || last.direction === null) return null;
  const way = /^(?:more expensive|pricier|dearer|up)$/i.test(said) ? 'up' : 'down';
  return way === last.direction.way ? null : { ...last, direction: { ...last.direction, way } };
}
