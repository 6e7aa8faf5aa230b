/** The options of `scrq demo` as they were typed. */
export interface DemoFlags {
  readonly serve?: boolean;
  readonly port?: string;
}
