import type { Locale } from '../../../../src/domain/locale.ts'
import type { Tally } from '../../run/retry.ts'

const en = {
  failed: 'failed',
  nondeterministic: 'not the same twice',
  overloaded: 'the machine was too busy',
  passedAgain: 'passed when it was walked again',
  atStart: (start: string) => `at its start, ${start}`,
  atStep: (place: number, sentence: string) => `at step ${place}, ${sentence}`,
  counts: ({ passed, failed, nondeterministic, overloaded }: Tally) =>
    [
      `${passed} passed, ${failed} failed, ${nondeterministic} not the same twice`,
      ...(overloaded > 0 ? [`${overloaded} not judged: the machine was too busy, walk them again`] : []),
    ].join(', '),
}

const vi: typeof en = {
  failed: 'không đạt',
  nondeterministic: 'hai lần chạy khác nhau',
  overloaded: 'máy quá tải',
  passedAgain: 'chạy lại thì đạt',
  atStart: (start) => `ngay khi bắt đầu, ${start}`,
  atStep: (place, sentence) => `ở bước ${place}, ${sentence}`,
  counts: ({ passed, failed, nondeterministic, overloaded }) =>
    [
      `${passed} đạt, ${failed} không đạt, ${nondeterministic} chạy hai lần khác nhau`,
      ...(overloaded > 0 ? [`${overloaded} chưa kết luận được vì máy quá tải, hãy chạy lại`] : []),
    ].join(', '),
}

const ko: typeof en = {
  failed: '실패',
  nondeterministic: '두 번의 결과가 다름',
  overloaded: '컴퓨터 과부하',
  passedAgain: '다시 실행했을 때 통과했습니다',
  atStart: (start) => `시작할 때, ${start}`,
  atStep: (place, sentence) => `${place}단계, ${sentence}`,
  counts: ({ passed, failed, nondeterministic, overloaded }) =>
    [
      `통과 ${passed}, 실패 ${failed}, 두 번의 결과가 다름 ${nondeterministic}`,
      ...(overloaded > 0 ? [`컴퓨터 과부하로 판정하지 못함 ${overloaded}: 다시 실행하세요`] : []),
    ].join(', '),
}

/** What a run says of its paths in the terminal. */
export const summaryTexts: Readonly<Record<Locale, typeof en>> = { en, vi, ko }
