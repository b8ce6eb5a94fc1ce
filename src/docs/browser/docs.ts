import { addCopyButtons } from './copy-buttons.ts';
import { startSearch } from './search-box.ts';

startSearch(document);
addCopyButtons(document);
