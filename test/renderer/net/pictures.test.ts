import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchPictures } from '../../../renderer/net/pictures.ts';

/** A picture that the test lets come, or not. */
class Picture extends EventTarget {
  src = '';

  constructor() {
    super();
    asked.push(this);
  }
}

let asked: Picture[] = [];
const names = () => asked.map(({ src }) => src);

beforeEach(() => {
  asked = [];
  vi.stubGlobal('Image', Picture);
  onTestFinished(() => {
    fetchPictures([]);
    vi.unstubAllGlobals();
  });
});

/** All that were asked for, and those asked for because of that, come, or do not. */
function end(how: 'load' | 'error'): void {
  for (let index = 0; index < asked.length; index++) asked[index]?.dispatchEvent(new Event(how));
}

test('pictures come two at a time, and each once', () => {
  fetchPictures(['a', 'b', 'c']);
  expect(names()).toEqual(['a', 'b']);
  end('load');
  expect(names()).toEqual(['a', 'b', 'c']);
  fetchPictures(['a', 'b', 'c']);
  expect(names()).toHaveLength(3);
});

test('one that did not come is asked for again', () => {
  fetchPictures(['a', 'b', 'c']);
  end('error');
  expect(names()).toEqual(['a', 'b', 'c']);
  fetchPictures(['a', 'b', 'c']);
  end('load');
  expect(names()).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
});

test('those of an earlier game are let go, and no longer waited for', () => {
  fetchPictures(['a', 'b', 'c']);
  fetchPictures(['b', 'd']);
  end('load');
  expect(names()).toEqual(['a', 'b', 'd']);
  fetchPictures(['a']);
  expect(names()).toEqual(['a', 'b', 'd', 'a']);
});
