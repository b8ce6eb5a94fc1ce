import type { Order } from '../../../api/resources.ts';
import { momentText } from '../summary/order-texts.ts';

/** Requested revisions of a paper, newest first. It renders nothing if there are none. */
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
