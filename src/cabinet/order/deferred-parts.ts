import { createSheet } from '../../ui/look/create-sheet.ts';
import ratings from './feedback/ratings.css';
import conversation from './messages/conversation.css';

export { CancelOrder } from './cancel-order.tsx';
export { RatingSheet } from './feedback/rating-sheet.tsx';
export { RevisionForm } from './feedback/revision-form.tsx';
// Parts of an order's page that are below its files or that few customers open. They share a file, which also adopts
// their styles.
export { WriterConversation } from './messages/writer-conversation.tsx';

document.adoptedStyleSheets = [...document.adoptedStyleSheets, createSheet(ratings + conversation)];
