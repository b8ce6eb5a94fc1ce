interface Props {
  /** Reason why a request has failed; empty if there is none. */
  text: string | null;
}

/**
 * Renders the reason why a request has failed. An empty element is rendered without a reason, because screen readers
 * announce only changes of an existing element.
 */
export function Problem({ text }: Props) {
  return (
    <p className="refusal" role="alert">
      {text}
    </p>
  );
}
