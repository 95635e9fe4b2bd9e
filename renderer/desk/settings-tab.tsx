/** The settings of the room. */

import type { RoomSettings } from '../../shared/settings.ts';
import type { Desk } from './desk-store.ts';
import { languagesOf } from '../game/aloud.ts';
import { clockTime } from '../game/clock-time.ts';
import { useSecondsUntil } from '../ui/hooks.ts';
import { useShown, useText } from '../ui/page.ts';
import { desktopHost } from '../net/place.ts';
import { Icon } from '../ui/icon.tsx';
import { ThemeChoice } from '../play/menu-sheet.tsx';
import { Fold, NumberRow } from './rows.tsx';
import { SwitchRow } from '../ui/row.tsx';

export function SettingsTab({ host, words }: Desk) {
  const { store } = useShown();
  const state = host.state.value;
  const view = store.view.value;
  const { all, isSeveral } = host.tables;
  const phases = isSeveral.value ? all.value.map((each) => each.phase) : [view?.phase];
  const isPlayed = phases.includes('playing');
  const look = useText().menu.look;
  const countdown = useCountdown();
  if (state === undefined) return null;
  const { door, settings } = state;
  const text = words.settings;
  const change = (changed: Partial<RoomSettings>) => void host.use('settings', changed);
  return (
    <div>
      <LockRow host={host} words={words} />
      <SwitchRow
        id="set-lobby"
        lines={text.lobby}
        isOn={settings.lobby}
        onSwitch={(lobby) => change({ lobby })}
      />
      <NumberRow
        id="set-restart"
        lines={[text.restart[0], countdown ?? text.restart[1]]}
        value={settings.restartMinutes}
        numbers={[3, 5, 10, 15, 30]}
        say={(minutes) => `${minutes} min`}
        none={text.off}
        noneFirst
        onChoose={(restartMinutes) => change({ restartMinutes })}
      />
      <SwitchRow
        id="set-tv-sound"
        lines={text.tvSound}
        isOn={store.view.value?.tvSounds ?? desktopHost() !== undefined}
        onSwitch={(isOn) => void host.use('soundOnTv', { isOn })}
      />
      <div class="opt">
        <div>{look}</div>
        <ThemeChoice />
      </div>
      {view !== undefined && languagesOf(view).length > 0 ? (
        <SwitchRow
          id="set-tv-speaks"
          lines={text.tvSpeaks}
          isOn={settings.tvSpeaks}
          onSwitch={(tvSpeaks) => change({ tvSpeaks })}
        />
      ) : null}
      <Fold title={text.more}>
        <SwitchRow
          id="set-closed"
          lines={text.closed}
          isOn={settings.closed}
          onSwitch={(closed) => change({ closed })}
        />
        <SwitchRow
          id="set-names"
          lines={text.fixedNames}
          isOn={settings.fixedNames}
          onSwitch={(fixedNames) => change({ fixedNames })}
        />
        <NumberRow
          id="set-silent"
          lines={text.silent}
          value={settings.leaveSeconds}
          numbers={[15, 30, 60, 120]}
          say={duration}
          none={text.never}
          onChoose={(leaveSeconds) => change({ leaveSeconds })}
        />
        <NumberRow
          id="set-hold-up"
          lines={text.holdUp}
          value={settings.holdUpSeconds}
          numbers={[10, 30, 60]}
          say={duration}
          none={text.never}
          onChoose={(holdUpSeconds) => change({ holdUpSeconds })}
        />
      </Fold>
      <Fold title={text.programs}>
        <SwitchRow
          id="set-joined"
          lines={text.joined}
          isOn={door !== 'open'}
          isFixed={door === 'code'}
          onSwitch={(isOn) => void host.use('door', { door: isOn ? 'joined' : 'open' })}
        />
        <SwitchRow
          id="set-replace"
          lines={text.replace}
          isOn={settings.replace}
          onSwitch={(replace) => change({ replace })}
        />
      </Fold>
      {isPlayed ? (
        <button type="button" class="opt risk" onClick={() => host.endGame('everywhere')}>
          <div>
            {text.end[0]}
            <small>{text.end[1]}</small>
          </div>
          <Icon name="leave" />
        </button>
      ) : null}
    </div>
  );
}

/** It also stands where friends are invited. */
export function LockRow({ host, words: { settings } }: Desk) {
  const state = host.state.value;
  if (state === undefined) return null;
  const isLocked = state.door === 'code';
  const hint = isLocked ? settings.locked(state.code ?? '') : settings.lock[1];
  return (
    <SwitchRow
      id="set-lock"
      lines={[settings.lock[0], hint]}
      isOn={isLocked}
      onSwitch={(isOn) => void host.use('door', { door: isOn ? 'code' : state.unlocked })}
    >
      {isLocked ? (
        <button type="button" class="btn" onClick={() => void host.use('newCode', {})}>
          {settings.newCode}
        </button>
      ) : null}
    </SwitchRow>
  );
}

/** When the next game begins by itself. */
function useCountdown(): string | undefined {
  const text = useText();
  const left = useSecondsUntil(useShown().store.restartsAt.value);
  return left === undefined ? undefined : text.say.overSoon(clockTime(left))[0];
}

function duration(seconds: number): string {
  return seconds % 60 === 0 && seconds > 60 ? `${seconds / 60} min` : `${seconds} s`;
}
