interface Props {
  /** Reason why a request has failed; empty for none. */
  text: string | null;
}

/** Announces why a request has failed. It is also rendered without a text, because screen readers announce changes only. */
export function Problem({ text }: Props) {
  return (
    <p className="refusal" role="alert">
      {text}
    </p>
  );
}
