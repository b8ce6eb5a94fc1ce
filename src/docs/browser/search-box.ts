import Combobox from '@github/combobox-nav';
import { askOnce } from '../../api/deferred.ts';
import type { SearchText } from './search.ts';

/** Number of characters of a result's text. */
const excerptLength = 110;

const element = (tag: 'b' | 'p' | 'span', textContent: string) =>
  Object.assign(document.createElement(tag), { textContent });

const createOption = ({ address, page, title, text }: SearchText) => {
  const option = document.createElement('a');
  option.href = address;
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.append(element('b', title), element('span', page), element('span', text.slice(0, excerptLength)));
  return option;
};

/** Loads the function that searches; null after a failure. */
const importFinder = () => import('./search.ts').then((search) => search.loadFinder()).catch(() => null);

/** Focuses an input on the key "/", unless the reader is typing elsewhere. */
const focusBySlash = (page: Document, input: HTMLElement) =>
  page.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });

/** Starts the search of the guides. Its index is loaded when the reader focuses the search. */
export const startSearch = (page: Document): void => {
  const form = page.querySelector<HTMLFormElement>('.search');
  const input = form?.querySelector('input');
  const list = form?.querySelector<HTMLElement>('[role=listbox]');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  if (!form || !input || !list || !status) return;
  const loadSearch = askOnce(importFinder, (find) => !find);
  // Enter follows the first result, or the one that the arrow keys have reached.
  const combobox = new Combobox(input, list, {
    firstOptionSelectionMode: 'active',
    tabInsertsSuggestions: false,
  });
  const closeResults = () => {
    combobox.stop();
    list.replaceChildren();
    status.textContent = '';
  };
  const showResults = async () => {
    const find = await loadSearch();
    const query = input.value.trim();
    closeResults();
    if (!query) return;
    const results = find?.(query) ?? [];
    list.replaceChildren(...results.map(createOption));
    if (!results.length) list.append(element('p', 'No results. Try a shorter word.'));
    status.textContent = results.length === 1 ? '1 result' : `${results.length} results`;
    combobox.start();
  };
  input.addEventListener('focus', () => void loadSearch());
  input.addEventListener('input', () => void showResults());
  input.addEventListener('keydown', (event) => {
    // Safari gives this code to the Enter key that accepts composed characters. The key follows no result.
    if (event.keyCode === 229) event.stopImmediatePropagation();
    if (event.key !== 'Escape') return;
    input.value = '';
    closeResults();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  list.addEventListener('combobox-commit', closeResults);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) closeResults();
  });
  focusBySlash(page, input);
};
