import { expect, test } from 'vitest'
import { folded } from '../../src/domain/text.ts'
import { grouped, matching, possibleOf, type Command } from '../../src/ui/commands/command.ts'

const command = (id: string, group: string, label: string, run: (() => void) | undefined = () => {}): Command => ({
  id,
  group,
  label,
  run,
})

const commands = [
  command('row', 'Tờ khai', 'Thêm dòng chứng thư số'),
  command('close', 'Tờ khai', 'Đóng'),
  command('vi', 'Ngôn ngữ', 'Tiếng Việt'),
  command('out', 'Tài khoản', 'Đăng xuất'),
]
const found = (typed: string) => matching(commands, typed, folded).map(({ id }) => id)

test.each([
  ['dang xuat', ['out']],
  ['ĐĂNG', ['out']],
  ['xuat dang', ['out']],
  ['tieng viet'.toUpperCase(), ['vi']],
  ['tiếng'.normalize('NFD'), ['vi']],
  ['to khai', ['row', 'close']],
  ['  ', ['row', 'close', 'vi', 'out']],
  ['in', []],
  ['mở ngôn ngữ', ['vi']],
  ['thoát tài khoản', ['out']],
  ['thêm tiếng', ['row', 'vi']],
  ['xuất hóa', ['out']],
])('"%s" finds %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids)
})

test('what begins with the typed text comes before what only holds it', () => {
  expect(found('dong')).toEqual(['close', 'row'])
})

test('what cannot be run is not possible', () => {
  expect(
    possibleOf([command('a', 'g', 'A'), { ...command('b', 'g', 'B'), run: undefined }]).map(({ id }) => id),
  ).toEqual(['a'])
})

test('commands stand under their headings in the order in which they come', () => {
  const groups = grouped(possibleOf([...commands, command('copy', 'Tờ khai', 'Sao chép')]))
  expect(groups.map(({ name, commands: members }) => [name, members.map(({ id }) => id)])).toEqual([
    ['Tờ khai', ['row', 'close', 'copy']],
    ['Ngôn ngữ', ['vi']],
    ['Tài khoản', ['out']],
  ])
})
