import { expect } from 'vitest';
import { hostHere } from '../e2e/host-here.ts';
import { openPanel } from '../e2e/host-support.ts';
import { describeBrowser } from '../e2e/support.ts';
import { farNetwork, testFarNetwork } from './far-network.ts';
import { figure } from './figure.ts';

describeBrowser('the host’s page', () => {
  testFarNetwork('shows another link and QR code within 5 seconds of another address', async () => {
    const network = farNetwork();
    const here = await hostHere('A B / B A');
    await here.host.chooseAdapter({ adapter: network.adapter });
    const { page } = await openPanel(here);
    const link = page.locator('.addr');
    const code = page.getByRole('img', { name: 'QR code of the join link' });
    await expect.poll(() => link.textContent()).toContain(network.here);
    const before = await code.getAttribute('src');
    const moved = performance.now();
    network.moveTo('10.201.77.5');
    await expect.poll(() => link.textContent(), { timeout: 10_000 }).toContain('10.201.77.5');
    await expect.poll(() => code.getAttribute('src'), { timeout: 10_000 }).not.toBe(before);
    const seconds = (performance.now() - moved) / 1_000;
    figure(`link and QR code were others ${seconds.toFixed(1)} s after the address was another`);
    expect(seconds).toBeLessThanOrEqual(5);
  });
});
