import type { Json, OpenApiDocument, ParameterObject, PathOperation, ResponseObject } from '../../contract/openapi/document.ts';

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
h1 { margin-bottom: 0; }
section { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 1rem; }
h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1.2rem 0 0.3rem; }
code, pre { font: 0.85rem/1.5 ui-monospace, monospace; }
pre { background: var(--soft); padding: 0.8rem; overflow-x: auto; border-radius: 4px; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid var(--line); }
.method { font-weight: bold; border: 1px solid var(--line); border-radius: 4px; padding: 0 0.4rem; }
`;

/** The specification as one page to read: no script, nothing from elsewhere, and one style whose text the policy of the page may name. */
export function docsPage(document: OpenApiDocument): { readonly html: string; readonly style: string } {
  const { info, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const contents = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${text(operation.operationId)}"><code>${method} ${text(path)}</code></a> ${text(operation.summary)}</li>`,
  );
  const body = [
    `<h1>${text(info.title)} API, version ${text(info.version)}</h1><p>${prose(info.description)}</p>`,
    `<p>The same for programs: <a href="openapi.json">openapi.json</a>.</p><ul>${contents.join('')}</ul>`,
    ...operations.map(({ path, method, operation }) => operationPart(path, method, operation)),
    `<section><h2>Shapes</h2>${Object.entries(components.schemas).map(schemaPart).join('')}</section>`,
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(info.title)} API</title><style>${STYLE}</style>`;
  return { html: `<!doctype html><html lang="en"><head>${head}</head><body>${body.join('\n')}</body></html>\n`, style: STYLE };
}

function operationPart(path: string, method: string, { operationId, summary, parameters, requestBody, responses }: PathOperation): string {
  return [
    `<section id="${text(operationId)}"><h2><span class="method">${method}</span> <code>${text(path)}</code></h2><p>${prose(summary)}.</p>`,
    parameters.length === 0 ? '' : `<h3>Parameters</h3><table>${parameters.map(parameterRow).join('')}</table>`,
    requestBody === undefined ? '' : `<h3>Body</h3>${contentPart(requestBody['content'])}`,
    `<h3>Answers</h3><table>${Object.entries(responses).map(responseRow).join('')}</table>`,
    ...successExamples(responses),
    '</section>',
  ].join('\n');
}

function parameterRow({ name, required, description = '', schema }: ParameterObject): string {
  return `<tr><td><code>${text(name)}</code>${required ? ', required' : ''}</td><td>${text(typeOf(schema))}</td><td>${prose(description)}</td></tr>`;
}

/** Type, choices, bounds and default, in a few words. */
function typeOf(schema: Json): string {
  const { type, enum: choices, minimum, maximum, default: fallback } = schema;
  const words = Array.isArray(choices) ? choices.join(', ') : String(type);
  const bounds = typeof minimum === 'number' && typeof maximum === 'number' ? `, ${minimum} to ${maximum}` : '';
  return `${words}${bounds}${fallback === undefined ? '' : `; ${JSON.stringify(fallback)} by default`}`;
}

function responseRow([status, { description, content }]: readonly [string, ResponseObject]): string {
  const types = Object.keys(content ?? {})
    .map((type) => `<code>${text(type)}</code>`)
    .join(', ');
  return `<tr><td>${text(status)}</td><td>${prose(description)}</td><td>${types}</td></tr>`;
}

function successExamples(responses: PathOperation['responses']): readonly string[] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => contentPart(content));
}

function contentPart(content: unknown): string {
  if (typeof content !== 'object' || content === null) return '';
  const parts = Object.entries(content as Readonly<Record<string, { readonly example?: unknown }>>);
  return parts
    .filter(([, { example }]) => example !== undefined)
    .map(([type, { example }]) => `<p><code>${text(type)}</code></p>${pre(typeof example === 'string' ? example : JSON.stringify(example, null, 2))}`)
    .join('');
}

function schemaPart([name, schema]: readonly [string, Json]): string {
  return `<h3 id="shape-${text(name)}">${text(name)}</h3>${pre(JSON.stringify(schema, null, 2))}`;
}

function pre(content: string): string {
  return `<pre>${text(content)}</pre>`;
}

/** Text with code between backticks. */
function prose(content: string): string {
  return text(content).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function text(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
