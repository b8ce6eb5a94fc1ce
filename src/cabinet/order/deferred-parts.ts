import { createSheet } from '../../ui/look/create-sheet.ts';
import ratings from './feedback/ratings.css';
import conversation from './messages/conversation.css';

export { CancelOrder } from './cancel-order.tsx';
export { Ratings } from './feedback/ratings.tsx';
export { RevisionForm } from './feedback/revision.tsx';
// Parts of an order's page that are below its files or that few customers open. They share a file, which also adopts
// their styles.
export { Conversation } from './messages/conversation.tsx';

document.adoptedStyleSheets = [...document.adoptedStyleSheets, createSheet(ratings + conversation)];
