import type { ProblemTexts } from './tellProblem.ts'

export const ko: ProblemTexts = {
  otherStates: (reached, place) => `흐름이 “${place}”이(가) 아니라 “${reached}”에 있습니다.`,
  buttons: (place) => `“${place}” 상태의 버튼과 다릅니다:`,
  missing: (names) => `없음: ${names}`,
  unexpected: (names) => `선언되지 않음: ${names}`,
  closed: (names) => `사용할 수 있어야 하는데 잠겨 있음: ${names}`,
  open: (names) => `잠겨 있어야 하는데 사용할 수 있음: ${names}`,
  heading: (place, text) => `“${place}” 상태에 제목 ${text}이(가) 없습니다.`,
  fact: (place, text) => `“${place}” 상태에 문구 ${text}이(가) 없습니다.`,
  unexpectedText: (place, text) => `“${place}” 상태에 문구 ${text}이(가) 있으면 안 됩니다.`,
  control: (place, names) => `“${place}” 상태에서 ${names}이(가) 없거나 사용할 수 없습니다.`,
  idle: (place, names) => `“${place}” 상태에서 버튼 ${names}을(를) 누를 수 있지만 흐름은 이를 받지 않습니다.`,
  other: (place, detail) => `“${place}” 상태: ${detail}`,
  unended: (seconds) => `실행이 ${seconds}초 안에 끝나지 않았습니다.`,
}
