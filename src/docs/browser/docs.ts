import { addCopyButtons } from './copy-buttons.ts';
import { followHeadings } from './follow-headings.ts';
import { startSearch } from './search-box.ts';

startSearch(document);
addCopyButtons(document);
followHeadings(document);
