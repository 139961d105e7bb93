import type { ProblemTexts } from './tellProblem.ts'

export const vi: ProblemTexts = {
  otherStates: (reached, place) => `Luồng dừng ở “${reached}” thay vì “${place}”.`,
  buttons: (place) => `Các nút không đúng với trạng thái “${place}”:`,
  missing: (names) => `thiếu: ${names}`,
  unexpected: (names) => `không được khai báo: ${names}`,
  closed: (names) => `bị khóa, lẽ ra phải bấm được: ${names}`,
  open: (names) => `bấm được, lẽ ra phải bị khóa: ${names}`,
  heading: (place, text) => `Ở trạng thái “${place}” thiếu tiêu đề ${text}.`,
  fact: (place, text) => `Ở trạng thái “${place}” thiếu nội dung ${text}.`,
  unexpectedText: (place, text) => `Ở trạng thái “${place}” không được có nội dung ${text}.`,
  control: (place, names) => `Ở trạng thái “${place}” không có hoặc không dùng được ${names}.`,
  idle: (place, names) =>
    `Ở trạng thái “${place}” bấm được nút ${names}, nhưng luồng không nhận thao tác nào từ nút đó.`,
  other: (place, detail) => `Ở trạng thái “${place}”: ${detail}`,
  unended: (seconds) => `Lần chạy không kết thúc trong ${seconds} giây.`,
}
