import type { Plugin } from 'rolldown';

/** What a package makes for the few texts with characters outside of ASCII, and takes 12 and 7 ms: it is made when it is first needed. */
export function lazyText(): Plugin {
  const eager = [
    [
      'const rgiEmojiRegex = /^\\p{RGI_Emoji}$/v;',
      "let emoji; const rgiEmojiRegex = { test: (text) => (emoji ??= new RegExp('^\\\\p{RGI_Emoji}$', 'v')).test(text) };",
    ],
    [
      'const segmenter = new Intl.Segmenter();',
      'let segments; const segmenter = { segment: (text) => (segments ??= new Intl.Segmenter()).segment(text) };',
    ],
  ] as const;
  return {
    name: 'lazy-text',
    transform(code, id) {
      if (!/[\\/]string-width[\\/]index\.js$/.test(id)) return undefined;
      return eager.reduce((text, [made, asked]) => {
        if (!text.includes(made)) throw new Error(`string-width has nothing such as ${made} now: see lazyText`);
        return text.replace(made, () => asked);
      }, code);
    },
  };
}

/** The store copies each table byte by byte after it was written for the engine, which took a fiftieth of the time of an import. */
export function uncopiedTables(): Plugin {
  const copied = 'return Buffer.from(await writer.toUint8Array());';
  const same = 'const { buffer, byteOffset, byteLength } = await writer.toUint8Array(); return Buffer.from(buffer, byteOffset, byteLength);';
  return {
    name: 'uncopied-tables',
    transform(code, id) {
      if (!/[\\/]@lancedb[\\/]lancedb[\\/]dist[\\/]arrow\.js$/.test(id)) return undefined;
      if (!code.includes(copied)) throw new Error(`@lancedb/lancedb has nothing such as ${copied} now: see uncopiedTables`);
      return code.replaceAll(copied, () => same);
    },
  };
}

/** Each kind of schema gets the same thirty methods at its first use: kinds that get the same ones in the same order have one object of them in common now. */
export function sharedMembers(): Plugin {
  const copied = 'installMembers(target, protoMembers);';
  const shared = `up === undefined ? ${copied.slice(0, -1)} : shareMembers(target, protoMembers);`;
  const share = `
    const sharedMembers = new WeakMap();
    function shareMembers(target, table) {
      const below = Object.getPrototypeOf(target);
      let above = sharedMembers.get(below);
      if (above === undefined) sharedMembers.set(below, (above = new Map()));
      let members = above.get(table);
      if (members === undefined) {
        above.set(table, (members = Object.create(below)));
        installMembers(members, table);
      }
      Object.setPrototypeOf(target, members);
    }`;
  return {
    name: 'shared-members',
    transform(code, id) {
      if (!/[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/.test(id)) return undefined;
      if (!code.includes(copied)) throw new Error(`zod has nothing such as ${copied} now: see sharedMembers`);
      return code.replace(copied, () => shared) + share;
    },
  };
}
