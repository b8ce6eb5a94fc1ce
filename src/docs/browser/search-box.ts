import type { SearchText } from './search-text.ts';

type Find = (query: string) => SearchText[];

/** Number of characters of a result's text. */
const excerptLength = 110;

const optionOf = ({ address, page, title, text }: SearchText, index: number) => {
  const option = document.createElement('a');
  option.id = `result-${index}`;
  option.href = address;
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const [name, where, excerpt] = ['b', 'span', 'span'].map((tag) => document.createElement(tag));
  if (name) name.textContent = title;
  if (where) where.textContent = page;
  if (excerpt) excerpt.textContent = text.slice(0, excerptLength);
  option.append(...[name, where, excerpt].flatMap((part) => part ?? []));
  return option;
};

interface Box {
  input: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement;
}

const findBox = (form: HTMLFormElement): Box | null => {
  const input = form.querySelector('input');
  const list = form.querySelector<HTMLElement>('[role=listbox]');
  const status = form.querySelector<HTMLElement>('[role=status]');
  return input && list && status ? { input, list, status } : null;
};

/** Creates the list of results: it shows options and moves the active one by keys. */
const createResults = ({ input, list, status }: Box) => {
  let active = -1;
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const activate = (next: number) => {
    active = next;
    for (const [index, option] of options().entries()) {
      option.setAttribute('aria-selected', String(index === next));
      if (index === next) option.scrollIntoView({ block: 'nearest' });
    }
    if (next < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `result-${next}`);
  };
  const open = (isOpen: boolean) => {
    list.classList.toggle('open', isOpen);
    input.setAttribute('aria-expanded', String(isOpen));
    activate(-1);
  };
  const show = (found: readonly SearchText[], query: string) => {
    list.replaceChildren(...found.map(optionOf));
    const count = found.length === 1 ? '1 result' : `${found.length} results`;
    status.textContent = query ? count : '';
    if (query && !found.length)
      list.append(
        Object.assign(document.createElement('p'), { textContent: 'No results. Try a shorter word.' }),
      );
    open(Boolean(query));
  };
  const move = (by: number) => {
    const { length } = options();
    if (length) activate((active + by + length + (active < 0 && by < 0 ? 1 : 0)) % length);
  };
  const followActiveResult = () => (options()[Math.max(active, 0)] ?? null)?.click();
  return { show, move, follow: followActiveResult, close: () => open(false) };
};

/** Starts the search of the guides. Its index is loaded when the reader focuses the search. */
export const startSearch = (page: Document): void => {
  const form = page.querySelector<HTMLFormElement>('.search');
  const box = form && findBox(form);
  if (!form || !box) return;
  const { input, list } = box;
  const results = createResults(box);
  let loading: Promise<Find> | undefined;
  const load = () => {
    loading ??= import('./search.ts').then(({ loadFinder }) => loadFinder());
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const search = async () => {
    const query = input.value.trim();
    const find = await load().catch(() => null);
    if (query === input.value.trim()) results.show(query && find ? find(query) : [], query);
  };
  const clear = () => {
    input.value = '';
    results.close();
  };
  const keys = new Map<string, () => void>([
    ['ArrowDown', () => results.move(1)],
    ['ArrowUp', () => results.move(-1)],
    ['Enter', results.follow],
    ['Escape', clear],
  ]);
  form.hidden = false;
  input.addEventListener('focus', load);
  input.addEventListener('input', () => void search());
  input.addEventListener('keydown', (event) => {
    const act = keys.get(event.key);
    // The Enter key that accepts composed characters follows no result. Safari gives this key the code 229.
    if (!act || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    act();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  list.addEventListener('click', results.close);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) results.close();
  });
  page.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });
};
