/**
 * Lint rules of the project: which layer of src may import which, and what keeps the core pure.
 * A layer is a folder of src, or a file of src itself. Types, re-exports, import() and require() count as imports.
 */
import { posix } from 'node:path';

const layers = {
  errors: { imports: [], pure: true },
  'concurrency-limiter': { imports: [], packages: [], pure: true },
  turns: { imports: [], packages: [] },
  threads: { imports: ['errors'], packages: [] },
  text: { imports: ['errors'], packages: [], pure: true },
  contract: { imports: ['errors', 'text'], packages: ['zod'], pure: true },
  core: { imports: ['errors', 'concurrency-limiter', 'text', 'contract'], packages: [], pure: true },
  store: { imports: ['errors', 'turns', 'threads', 'text', 'contract', 'core'] },
  tables: { imports: ['errors', 'concurrency-limiter', 'text', 'contract', 'core'] },
  models: { imports: ['errors', 'threads', 'concurrency-limiter', 'text', 'contract', 'core'] },
  format: { imports: ['errors', 'text', 'contract', 'core'] },
  local: { imports: ['errors', 'turns', 'threads', 'text', 'contract', 'core', 'format'] },
  remote: { imports: ['errors', 'text', 'contract'] },
  server: { imports: ['errors', 'concurrency-limiter', 'text', 'contract', 'format'] },
  cli: { imports: ['errors', 'text', 'contract', 'format'] },
  // The page of the server runs in a browser, and knows the API only as wire types.
  page: { imports: ['text'], typeImports: ['contract'], packages: ['preact'] },
  index: { imports: ['errors', 'contract', 'local', 'remote', 'server'] },
};

/** The files that join layers, and what they may import beside what their layer may. */
const entryPoints = {
  'local/open.ts': { imports: ['store', 'models'], lazyImports: ['tables'] },
  // One opening of the engine for all Parquet files.
  'format/write/write-parquet.ts': { imports: ['tables'] },
  // Only when a command needs one of them: as types, or by import().
  'cli/context.ts': { lazyImports: ['local', 'remote', 'server'] },
};

/** Packages that belong to some layers; the others may be imported by any layer that is not pure. */
const packageLayers = {
  zod: ['contract'],
  '@lancedb/lancedb': ['store'],
  'apache-arrow': ['store'],
  '@orama/stemmers': ['store'],
  'wink-porter2-stemmer': ['store'],
  '@duckdb/node-api': ['tables'],
  express: ['server'],
  pino: ['server'],
  'prom-client': ['server'],
  undici: ['remote', 'models'],
  ollama: ['models'],
  commander: ['cli'],
  ora: ['cli'],
  'csv-parse': ['format'],
  'csv-stringify': ['format'],
  yazl: ['format'],
};

const imports = {
  create(context) {
    const file = fileInSrc(context.filename);
    if (file === undefined) return {};
    const check = (source, { isLazy, isType = false }) => {
      const message = typeof source?.value === 'string' ? objection(file, source.value, { isLazy, isType }) : undefined;
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, how(node)),
      ExportAllDeclaration: (node) => check(node.source, how(node)),
      ExportNamedDeclaration: (node) => check(node.source, how(node)),
      ImportExpression: (node) => check(node.source, { isLazy: true }),
      CallExpression: (node) => node.callee.name === 'require' && check(node.arguments[0], { isLazy: true }),
      TSImportType: (node) => check(node.source ?? node.argument, { isLazy: true, isType: true }),
    };
  },
};

/** No clock, no chance, no environment: same input, same output. */
const pure = {
  create(context) {
    const file = fileInSrc(context.filename);
    if (file === undefined || layers[file.layer]?.pure !== true) return {};
    const report = (node, what) => context.report({ node, message: `${file.layer} is pure: take ${what} as a parameter.` });
    return {
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`;
        if (name === 'Date.now' || name === 'performance.now') report(node, 'the time');
        if (name === 'Math.random' || name.startsWith('crypto.')) report(node, 'what is random');
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'the time');
      },
    };
  },
};

export default { meta: { name: 'layers' }, rules: { imports, pure } };

function objection(file, specifier, kind) {
  if (specifier.startsWith('.')) return objectionToLayer(file, specifier, kind);
  if (specifier.startsWith('node:')) {
    if (layers[file.layer]?.pure === true) return `${file.layer} is pure: it imports nothing of Node.`;
    return undefined;
  }
  return objectionToPackage(file.layer, packageOf(specifier));
}

function objectionToLayer(file, specifier, { isLazy, isType }) {
  const target = posix.join(posix.dirname(file.path), specifier);
  if (target.startsWith('../')) return 'src imports nothing from outside of src.';
  const layer = layerOf(target);
  const { imports: extra = [], lazyImports = [] } = entryPoints[file.path] ?? {};
  const allowed = [...(layers[file.layer]?.imports ?? []), ...extra];
  const asTypes = isType ? (layers[file.layer]?.typeImports ?? []) : [];
  if (layer === file.layer || [...allowed, ...asTypes].includes(layer)) return undefined;
  if (!lazyImports.includes(layer)) return `${file.layer} may not import ${layer}: it may import ${allowed.join(', ') || 'no other layer'}.`;
  return isLazy ? undefined : `${file.path} may import ${layer} only as types or by import(), when a command needs it.`;
}

function objectionToPackage(layer, name) {
  const owners = packageLayers[name];
  const allowed = layers[layer]?.packages;
  if (allowed !== undefined || layers[layer]?.pure === true) {
    return allowed?.includes(name) ? undefined : `${layer} may not import the package ${name}: it may import ${allowed?.join(', ') || 'no package'}.`;
  }
  return owners === undefined || owners.includes(layer) ? undefined : `Only ${owners.join(' and ')} may import the package ${name}.`;
}

/** What is imported as types alone is never loaded before it is needed. */
function how(node) {
  const isType = node.importKind === 'type' || node.exportKind === 'type';
  return { isLazy: isType, isType };
}

/** The layer of a file and its path inside of src, or undefined for a file outside. */
function fileInSrc(filename) {
  const path = filename.replaceAll('\\', '/');
  const start = path.lastIndexOf('/src/');
  if (start < 0) return undefined;
  const inside = path.slice(start + '/src/'.length);
  return { path: inside, layer: layerOf(inside) };
}

function layerOf(path) {
  return path.split('/')[0].replace(/\.[a-z]+$/, '');
}

function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
