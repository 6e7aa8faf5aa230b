/** Memory that a function of WebAssembly computes in. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

const PAGE_BYTES = 0x10000;

/** Memory of at least so many bytes, all zero. Throws a RangeError when the system has none left. */
export function createWasmMemory(bytes: number): WasmMemory {
  return new WebAssembly.Memory({ initial: Math.max(1, Math.ceil(bytes / PAGE_BYTES)) });
}

/** The function of a module that `simdModule` made, on this memory. Addresses and counts are unsigned 32-bit numbers. */
export function instantiate(module: Uint8Array<ArrayBuffer>, memory: WasmMemory): (...parameters: readonly number[]) => void {
  return new WebAssembly.Instance(new WebAssembly.Module(module), { host: { memory } }).exports.run;
}

/** The part of WebAssembly that is used here; the type definitions of Node 20 leave it out. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => WasmMemory;
  readonly Module: new (code: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
    imports: { readonly host: { readonly memory: WasmMemory } },
  ) => { readonly exports: { readonly run: (...parameters: readonly number[]) => void } };
};
