/** How the container is described; test/hold/container.hold.ts follows the Dockerfile line by line. */

import { describe, expect, test } from 'vitest';
import { readDockerfile } from '../support/dockerfile.ts';
import { readYaml } from '../support/read-yaml.ts';
import { commandsOf, readWorkflow } from '../support/workflows.ts';

const lines = await readDockerfile();

/** Those of the image itself. */
const image = lines.slice(lines.findLastIndex(({ name }) => name === 'FROM'));

function only(name: string): string {
  const [line, ...more] = image.filter((each) => each.name === name);
  expect(more).toEqual([]);
  return line?.rest ?? expect.fail(`there is no ${name}`);
}

describe('the Dockerfile', () => {
  test('runs nothing for another processor than that of the computer which builds', () => {
    const [first] = lines;
    expect(first).toMatchObject({ name: 'FROM', flags: { platform: '$BUILDPLATFORM' } });
    expect(image.map(({ name }) => name)).not.toContain('RUN');
  });

  test('has the Node with which each of its lines is tried', () => {
    const { container } = readWorkflow('nightly.yml').jobs['hold'] ?? expect.fail();
    const nodes = lines.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split('-')[0]);
    expect(new Set(nodes)).toEqual(new Set([container?.image.split('-')[0]]));
  });

  test('is nobody special, keeps its data in a volume, and tells its health', () => {
    expect(only('USER')).toBe('node');
    expect(only('VOLUME')).toBe('/data');
    expect(only('ENTRYPOINT')).toContain('--save /data/');
    expect(only('HEALTHCHECK')).toContain('/health');
  });
});

describe('compose.yaml', () => {
  const { services } = readYaml('compose.yaml') as {
    readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };

  test('starts one host, in the network of its computer, with its data kept', () => {
    expect(Object.keys(services)).toEqual(['host']);
    expect(services['host']).toMatchObject({
      network_mode: 'host',
      read_only: true,
      cap_drop: ['ALL'],
      volumes: [`game:${only('VOLUME')}`],
    });
    expect(services['host']).not.toHaveProperty('ports'); // of no effect there
  });

  test('has the port of the image, unless PORT says otherwise', () => {
    const [, port] = /PORT=(\d+)/.exec(only('ENV')) ?? [];
    expect(services['host']).toMatchObject({ environment: { PORT: `\${PORT:-${port}}` } });
  });

  test('has the image that a release builds for both processors, and starts', () => {
    const commands = commandsOf(readWorkflow('release.yml').jobs['container']).join('\n');
    expect(commands).toContain(`--tag ${String(services['host']?.['image'])} `);
    expect(commands.match(/^ *build a.*$/gm)).toEqual(['build amd64 x64', 'build arm64 arm64']);
    expect(commands).toContain('docker compose up --no-build --wait');
  });
});
