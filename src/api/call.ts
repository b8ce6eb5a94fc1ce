export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** Where the payload goes: the query, a multipart form, an url-encoded form, or nowhere. */
export type Encoding = 'query' | 'multipart' | 'urlencoded' | 'none';
export type Field = string | number | boolean | File | Blob | readonly (string | number)[];
export type Fields = Readonly<Record<string, Field | null | undefined>>;

/** One row of the table. The type parameters exist at compile time only. */
export interface Call<Path extends string, Payload, Response> {
  readonly method: Method;
  readonly path: Path;
  readonly encoding: Encoding;
  /** What every answer has; one without it comes from somebody else, and counts as none. */
  readonly proof?: PropertyKey | undefined;
  readonly types?: { payload: Payload; response: Response };
}

export type PayloadOf<C> = C extends Call<string, infer Payload, unknown> ? Payload : never;
export type ResponseOf<C> = C extends Call<string, unknown, infer Response> ? Response : never;

/** The names behind the colons of a path. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The payload of a call that has none. */
export type None = Record<string, never>;

/**
 * A row of the table in src/api/calls. Marked free of side effects, so that a bundle leaves out what it never sends. No
 * parameter has a default, because the build then makes each row a plain object.
 */
export const call =
  /* @__NO_SIDE_EFFECTS__ */
    <Payload, Response>() =>
    <const Path extends string>(
      method: Method,
      path: Path,
      encoding: Encoding,
      proof?: keyof Response,
    ): Call<Path, Payload, Response> => ({ method, path, encoding, proof });

export type AnyCall = Call<string, unknown, unknown>;

/** A request ready for either transport. */
export interface PreparedRequest {
  method: AnyCall['method'];
  url: string;
  headers: Record<string, string>;
  data: FormData | URLSearchParams | undefined;
  proof: PropertyKey | undefined;
}
