import { expect, it } from 'vitest';

import { runScrq } from '../cli/run-scrq.ts';
import { shellCommands } from '../cli/help/shell-commands.ts';
import { readmeCommands } from '../package/readme-commands.ts';
import { chatModel, describeWithOllama, embeddingModel, host } from './real-server.ts';
import { temporaryDirectory } from '../temporary.ts';

describeWithOllama('what the README says of Ollama', () => {
  it('works as it stands there, with the models of this server', async () => {
    await using directory = await temporaryDirectory();
    await directory.file('flats.csv', 'id,title\n1,A house by the lake\n2,A flat above a market\n');
    const env = { SCRQ_DATA: `${directory.path}/data`, OLLAMA_HOST: host ?? '' };
    const lines = readmeCommands().flatMap(({ section, line }) => (section === 'With Ollama' && line.startsWith('npx') ? [line] : []));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      const typed = line
        .replace(/ +# .*$/, '')
        .replace('all-minilm', embeddingModel)
        .replace('llama3.2:3b', chatModel);
      const [[, , ...argv] = []] = shellCommands(typed);
      expect({ line, ...(await runScrq(argv, { env, cwd: directory.path })) }).toMatchObject({ exit: 0 });
    }
  });
});
