import { describe, expect, it } from 'vitest';

import { readOllamaAddress } from '../../../src/models/ollama/address.ts';

describe('the address of an Ollama server', () => {
  it.each([
    ['localhost', 'http://localhost:11434'],
    ['gpu-box', 'http://gpu-box:11434'],
    ['gpu-box:8080', 'http://gpu-box:8080'],
    [':8080', 'http://127.0.0.1:8080'],
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    ['0.0.0.0:9999', 'http://127.0.0.1:9999'],
    ['http://0.0.0.0:9999', 'http://127.0.0.1:9999'],
    ['[::]:9999', 'http://[::1]:9999'],
    ['::1', 'http://[::1]:11434'],
    ['[::1]', 'http://[::1]:11434'],
    ['http://gpu-box', 'http://gpu-box'],
    ['https://gpu-box', 'https://gpu-box'],
    ['HTTP://GPU-Box:11434/', 'http://gpu-box:11434'],
    ['https://example.com/ollama/', 'https://example.com/ollama'],
    ['gpu-box/ollama', 'http://gpu-box:11434/ollama'],
    ['  "http://gpu-box:1" ', 'http://gpu-box:1'],
  ])('is read as Ollama reads it: %s', (text, url) => {
    expect(readOllamaAddress(text)).toEqual({ url, authorization: undefined });
  });

  it('has its credentials in a header and in no message', () => {
    const { url, authorization } = readOllamaAddress('https://me:p%40ss@gpu-box:1');
    expect(url).toBe('https://gpu-box:1');
    expect(authorization).toBe(`Basic ${Buffer.from('me:p@ss').toString('base64')}`);
    expect(() => readOllamaAddress('http://me:secret@:::')).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret') }));
  });

  it.each(['', '   ', 'ftp://gpu-box', 'http://', 'file:///etc/passwd', 'gpu box', 'http://a:99999', 'http://http://a'])('is refused: %j', (text) => {
    expect(() => readOllamaAddress(text)).toThrow(expect.objectContaining({ code: 'invalid_usage', hint: expect.stringContaining('OLLAMA_HOST') }));
  });
});
