import type { ReactNode } from 'react';
import type { Order } from '../../../api/resources.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { momentText } from '../summary/order-texts.ts';

/** Renders the requested revisions of a paper, newest first; nothing if there are none. */
export function RevisionList({ revisions }: Pick<Order, 'revisions'>) {
  const t = useTranslator();
  return (
    revisions.length > 0 && (
      <>
        <h3>{t('Your remarks on the paper')}</h3>
        {revisions.map(({ createdAt, timeRevision, textRevision }) => (
          <div key={createdAt}>
            <p className="typed">{textRevision}</p>
            <small>
              {t.parts<ReactNode>('Sent %time%; wanted by: %wanted%', {
                time: (
                  <time key="time" dateTime={createdAt}>
                    {momentText(createdAt, t)}
                  </time>
                ),
                wanted: momentText(timeRevision, t),
              })}
            </small>
          </div>
        ))}
      </>
    )
  );
}
