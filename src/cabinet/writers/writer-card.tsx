import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/look/button.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { useRequest } from '../shared/use-request.ts';
import { useSite } from '../shared/use-site.ts';
import type { OwnWriter } from './group-by-writer.ts';

interface Props {
  writer: OwnWriter;
  /** Called after the server has changed the bookmark. */
  onChange: () => void;
}

/** Button that adds or removes the bookmark of a writer. */
function BookmarkButton({ writer: { code, isBookmarked }, onChange }: Props) {
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
        {isBookmarked ? 'Remove from preferred' : 'Add to preferred'}
        <span className="quiet-text"> {code}</span>
      </Button>
      <p role="alert" className="refusal">
        {problem}
      </p>
    </>
  );
}

export function WriterCard(props: Props) {
  const site = useSite();
  const { code, gradeId, isBookmarked, orderCodes } = props.writer;
  const grade = site?.dictionaries.writerGrade.find(({ id }) => id === gradeId);
  return (
    <li className="sheet row writer-row">
      <h2>
        {code}
        <span role="status">{isBookmarked && <span className="status done">Preferred</span>}</span>
      </h2>
      <p className="muted">
        {grade && `${grade.name} writer · `}Wrote{' '}
        {orderCodes.map((orderCode, index) => (
          <span key={orderCode} className="whole">
            <a href={`/orders/${orderCode}`}>{orderCode}</a>
            {index < orderCodes.length - 1 && ', '}
          </span>
        ))}
      </p>
      <div className="actions">
        <a className="button primary" href={`/order-now?writerCode=${code}`}>
          Order from this writer
        </a>
        <BookmarkButton {...props} />
      </div>
    </li>
  );
}
