import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/look/button.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Problem } from '../shared/problem.tsx';
import { useRequest } from '../shared/use-request.ts';
import { useSite } from '../shared/use-site.ts';
import type { OwnWriter } from './group-by-writer.ts';

interface Props {
  writer: OwnWriter;
  /** Called after the server has changed the bookmark. */
  onChange: () => void;
}

/** Renders the button that adds or removes the bookmark of a writer. */
function BookmarkButton({ writer: { code, isBookmarked }, onChange }: Props) {
  const t = useTranslator();
  const { client } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const toggle = async () => {
    const call = isBookmarked ? calls.unbookmarkWriter : calls.bookmarkWriter;
    const result = await send(() => client.send(call, { params: { code } }));
    if (!result.failed) onChange();
  };
  return (
    <>
      <Button kind="quiet" isLoading={isBusy} onClick={toggle}>
        {t(isBookmarked ? 'Remove from preferred' : 'Add to preferred')}
        <span className="quiet-text"> {code}</span>
      </Button>
      <Problem text={problem} />
    </>
  );
}

export function WriterCard(props: Props) {
  const t = useTranslator();
  const site = useSite();
  const { code, gradeId, isBookmarked, orderCodes } = props.writer;
  const grade = site?.dictionaries.writerGrade.find(({ id }) => id === gradeId);
  return (
    <li className="sheet row writer-row">
      <h2>
        {code}
        <span role="status">{isBookmarked && <span className="status done">{t('Preferred')}</span>}</span>
      </h2>
      <p className="muted">
        {grade && `${t('%grade% writer', { grade: grade.name })} · `}
        {t.parts('Wrote %orders%', {
          orders: orderCodes.map((orderCode, index) => (
            <span key={orderCode} className="whole">
              <a href={`/orders/${orderCode}`}>{orderCode}</a>
              {index < orderCodes.length - 1 && `${t(',')} `}
            </span>
          )),
        })}
      </p>
      <div className="actions">
        <a className="button primary" href={`/order-now?writerCode=${code}`}>
          {t('Order from this writer')}
        </a>
        <BookmarkButton {...props} />
      </div>
    </li>
  );
}
