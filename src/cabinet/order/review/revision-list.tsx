import type { Order } from '../../../api/resources.ts';
import { momentText } from '../summary/order-texts.ts';

/** What the paper was sent back with, the latest first; nothing where it never was. */
export function RevisionList({ revisions }: Pick<Order, 'revisions'>) {
  return (
    revisions.length > 0 && (
      <>
        <h3>Your remarks on the paper</h3>
        {revisions.map(({ createdAt, timeRevision, textRevision }) => (
          <div key={createdAt}>
            <p className="typed">{textRevision}</p>
            <small>
              Sent <time dateTime={createdAt}>{momentText(createdAt)}</time>; wanted by:{' '}
              {momentText(timeRevision)}
            </small>
          </div>
        ))}
      </>
    )
  );
}
