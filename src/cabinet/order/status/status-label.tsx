import { statusOf } from './status.ts';

export function StatusLabel({ statusId }: { statusId: number }) {
  const { name, tone } = statusOf(statusId);
  return <span className={`status ${tone}`}>{name}</span>;
}
