/** The settings for bringing cards, on the Invite tab and at the foot of the desk. */

import './bring.css';
import { useEffect } from 'preact/hooks';
import type { HostState } from '../../shared/host-state.ts';
import { limits } from '../../shared/limits.ts';
import { type Size, pairsOn } from '../../shared/sizes.ts';
import { isolated } from '../game/say.ts';
import { Sizes } from '../ui/sizes.tsx';
import type { BringDictionary } from '../text/bring-dictionary.ts';
import { useShown, useText } from '../ui/page.ts';
import { Icon } from '../ui/icon.tsx';
import { useMedia } from '../ui/hooks.ts';
import { Radios } from '../ui/radios.tsx';
import { CARDS_MIN } from './bring-desk.ts';
import type { BringDeskProps } from './bring-stage.tsx';
import { Address, DoorCode, HostQr, NoNetwork } from './join-link.tsx';
import { Choice } from './rows.tsx';
import { Row, SwitchRow } from '../ui/row.tsx';

/** Where the window is low, what is chosen below it stays in view. */
const QR_ROOM = 165;
const QR_ROOM_LOW = 132;

export function BringPanel({ host, words, bring }: BringDeskProps) {
  const { store } = useShown();
  const bringing = store.view.value?.bringing ?? null;
  const state = host.state.value;
  useEffect(() => {
    if (host.boards.peek().length === 0) void host.loadBoards();
  }, []);
  if (bringing === null || state === undefined) return null;
  const { words: said } = bring;
  const { fill } = host.bring.plan.value;
  const { fillers } = host.bring;
  return (
    <>
      <SmallInvite state={state} />
      <div>
        <Row id="bring-each" lines={[said.host.each]} isChoice>
          <Each
            each={bringing.each}
            onChoose={(each) => void host.use('changeBringing', { each })}
          />
        </Row>
        <SwitchRow
          id="bring-first"
          lines={said.host.looksFirst}
          isOn={bringing.looksFirst}
          onSwitch={(looksFirst) => void host.use('changeBringing', { looksFirst })}
        />
      </div>
      <DealSizes {...{ host, words, bring }} />
      <Row id="bring-fill" lines={said.host.fill}>
        <Choice
          labelledBy="bring-fill"
          value={fill?.board ?? ''}
          options={[
            ...fillers.map(({ board, title }) => [board, title] as const),
            ['', said.host.fillNothing],
          ]}
          onChoose={(board) => host.bring.fillFrom(board === '' ? null : board)}
        />
      </Row>
    </>
  );
}

function SmallInvite({ state }: { readonly state: HostState }) {
  const { tv } = useText();
  const isLow = useMedia('(max-height: 700px)');
  if (state.addresses.length === 0) return <NoNetwork />;
  return (
    <div class="desk-scan desk-small-scan">
      <HostQr link={state.joinLink} room={isLow ? QR_ROOM_LOW : QR_ROOM} />
      <div>
        <h2>{tv.scan}</h2>
        <b class="num">
          <Address link={state.joinLink} />
        </b>
        <DoorCode state={state} />
      </div>
    </div>
  );
}

interface EachProps {
  readonly each: number;
  readonly onChoose: (each: number) => void;
}

function Each({ each, onChoose }: EachProps) {
  const numbers = Array.from({ length: limits.broughtEachMax }, (_, index) => index + 1);
  return (
    <Radios
      class="seg desk-each"
      labelledBy="bring-each"
      chosen={each}
      options={numbers.map((value) => ({ value, shown: value }))}
      onChoose={onChoose}
    />
  );
}

function DealSizes({ host, bring: { words } }: BringDeskProps) {
  const { cards, sizes, size: chosen, fill } = host.bring.plan.value;
  const canDeal = ({ left }: Size) => left >= 0 || fill !== undefined;
  return (
    <>
      <h2 class="section">
        {words.host.how}
        <small>{words.cards(cards)}</small>
      </h2>
      <Sizes
        label={words.host.how}
        by={words.host.by}
        about={(size) => aboutSize(size, words)}
        isOff={(size) => !canDeal(size)}
        onChoose={(size) => {
          if (canDeal(size)) host.bring.resize(size);
        }}
        {...{ sizes, chosen }}
      />
    </>
  );
}

function aboutSize({ left }: Size, { host }: BringDictionary): string {
  if (left === 0) return host.allUsed;
  return left > 0 ? host.leftOver(left) : host.toFill(-left);
}

/** Stands in place of the next game: the deal, and the button for it. */
export function DealFoot({ host, words, bring, onBack }: BringDeskProps & { onBack: () => void }) {
  const { size, fill, cards } = host.bring.plan.value;
  const said = bring.words.host;
  const about =
    size === undefined || cards < CARDS_MIN
      ? cards === 1
        ? said.oneNeeded
        : said.twoNeeded
      : size.left < 0
        ? said.filled(-size.left, isolated(fill?.title ?? ''))
        : size.left > 0
          ? said.takeTurns
          : '';
  return (
    <div class="panel-foot desk-deal" inert={host.isOff.value}>
      <button
        type="button"
        class="ibtn"
        aria-label={words.boards.back}
        title={words.boards.back}
        onClick={onBack}
      >
        <Icon name="back" />
      </button>
      <div>
        <b>
          {size === undefined
            ? bring.words.cards(cards)
            : said.pairs(pairsOn(size), `${size.rows} × ${size.columns}`)}
        </b>
        <p class="tiny quiet">{about}</p>
      </div>
      <DealButton {...{ host, words, bring }} />
    </div>
  );
}

export function DealButton({ host, bring }: BringDeskProps) {
  const { size, cards } = host.bring.plan.value;
  const { deal, board } = bring.words.host;
  const canDeal = size !== undefined && cards >= CARDS_MIN;
  return (
    <button
      type="button"
      class={`btn ${canDeal ? 'go' : ''}`}
      disabled={!canDeal}
      onClick={() => void host.bring.deal(board)}
    >
      {deal}
    </button>
  );
}
