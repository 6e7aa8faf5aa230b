import type { HybridMeta } from '../../contract/operations/search.ts';
import { chipsOf, type Chip } from '../filter/chips.ts';
import { joinTerms, splitTerms } from '../filter/terms.ts';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { usePage } from '../state/page-context.ts';
import { ChipEditor } from './chip-editor.tsx';
import { derivedTerms, takeOver, withConditions } from './found.ts';
import { orderOf, orderText } from './sorting.ts';

/** The conditions and the order of a search as chips: each can be changed or taken away. */
export function Conditions({ meta }: { readonly meta: HybridMeta }) {
  const { route, go, scraper } = usePage();
  const chips = chipsOf(meta.filter, scraper.fields);
  const derived = derivedTerms(meta);
  const order = orderOf(route, meta);
  const replace = (chip: Chip, terms: readonly string[]): void => {
    const edit = (filter: string): string => {
      const own = splitTerms(filter);
      const rest = own.filter((term) => !chip.terms.includes(term));
      return joinTerms([...rest, ...terms]);
    };
    go(withConditions(route, meta, edit));
  };
  if (chips.length === 0 && order === undefined) return null;
  return (
    <ul class="chips" aria-label="Conditions">
      {chips.map((chip) => {
        const isDerived = chip.terms.every((term) => derived.has(term));
        return (
          <li key={chip.terms.join(' AND ')} class={isDerived ? 'chip chip-derived' : 'chip'}>
            <Menu class="chip-label" label={<bdi>{chip.label}</bdi>} name={`Change: ${chip.label}${isDerived ? ' (from your words)' : ''}`}>
              {(close) => (
                <ChipEditor
                  chip={chip}
                  onChange={(terms) => {
                    close();
                    replace(chip, terms);
                  }}
                />
              )}
            </Menu>
            <RemoveButton what={chip.label} onRemove={() => replace(chip, [])} />
          </li>
        );
      })}
      {order !== undefined && (
        <li class={route.sort === '' ? 'chip chip-derived' : 'chip'}>
          <span class="chip-label">
            <Icon name={order.isDescending ? 'down' : 'up'} />
            <bdi>{orderText(order)}</bdi>
          </span>
          <RemoveButton
            what={`order by ${orderText(order)}`}
            onRemove={() => go(route.sort === '' ? { ...takeOver(route, meta, meta.filter), sort: '' } : { sort: '', page: 1, record: undefined })}
          />
        </li>
      )}
      {chips.length > 1 && (
        <li>
          <button type="button" class="link" onClick={() => go({ ...takeOver(route, meta, '') })}>
            Remove all
          </button>
        </li>
      )}
    </ul>
  );
}

function RemoveButton({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }) {
  return (
    <button type="button" class="chip-remove" aria-label={`Remove: ${what}`} onClick={onRemove}>
      <Icon name="close" />
    </button>
  );
}
