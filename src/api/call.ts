type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** Encoding of the payload: query, multipart form or URL-encoded form. A request without a payload has no body. */
type Encoding = 'query' | 'multipart' | 'urlencoded';
type Field = string | number | boolean | File | Blob | readonly (string | number)[];
export type Fields = Readonly<Record<string, Field | null | undefined>>;

/** Call of the API. `Payload` and `Response` are the types of the request fields and of the response body. */
export interface Call<Path extends string, Payload, Response> {
  readonly method: Method;
  readonly path: Path;
  readonly encoding: Encoding;
  /**
   * Property that every successful response has. A response without the property comes from another server, such as the login
   * page of a public network, and counts as a failure.
   */
  readonly proof?: PropertyKey | undefined;
  readonly types?: { payload: Payload; response: Response };
}

export type PayloadOf<C> = C extends Call<string, infer Payload, unknown> ? Payload : never;
export type ResponseOf<C> = C extends Call<string, unknown, infer Response> ? Response : never;

/** Names of the `:name` parameters of a path. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * Payload of a call whose response contains words of the site, such as names of paper types. The response is in English if
 * `locale` is missing.
 */
export interface Localized {
  /** Tag of a language, such as `de` or `de-AT`. */
  locale?: string | undefined;
}

/** Payload type of a call without payload. */
export type None = Record<string, never>;

/**
 * Returns the functions that declare calls below a path, for the tables in `src/api/calls`. A call of the methods GET and DELETE
 * carries its payload in the query. The annotation `@__PURE__` of each row lets the bundler omit unused calls. A bundle pays about
 * 65 B in brotli for these functions, because the bundler does not replace them by the objects that they return.
 */
const callsBelow = <const Base extends string>(base: Base) => {
  const declare =
    (method: Method, encoding: Encoding) =>
    <Payload, Response>() =>
    <const Path extends string>(
      path: Path,
      options?: { encoding?: Encoding; proof?: keyof Response },
    ): Call<`${Base}${Path}`, Payload, Response> => ({
      method,
      path: `${base}${path}`,
      encoding,
      ...options,
    });
  return {
    get: declare('GET', 'query'),
    delete: declare('DELETE', 'query'),
    post: declare('POST', 'urlencoded'),
    patch: declare('PATCH', 'urlencoded'),
  };
};

/** Declares calls of customers and visitors. */
export const customer = /* @__PURE__ */ callsBelow('/v1/client');
// The office and programs send the other three kinds.
/** Declares calls of the office that are about no single site or order. */
export const office = /* @__PURE__ */ callsBelow('/v1/staff');
/** Declares calls of the office about a site, whose host is `:siteHost`. */
export const ofSite = /* @__PURE__ */ callsBelow('/v1/staff/sites/:siteHost');
/** Declares calls of the office about an order, whose code is `:code`. */
export const ofOrder = /* @__PURE__ */ callsBelow('/v1/staff/orders/:code');

export type AnyCall = Call<string, unknown, unknown>;

/** Encoded request, which either transport (fetch or XMLHttpRequest) can send. */
export interface PreparedRequest {
  method: AnyCall['method'];
  url: string;
  headers: Record<string, string>;
  data: FormData | URLSearchParams | undefined;
  proof: PropertyKey | undefined;
}
