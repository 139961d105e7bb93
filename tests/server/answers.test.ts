import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../server/areas/declarations/answer.ts'

const header = (type: string) =>
  `<TTChung><PBan>2.1.0</PBan><MNGui>TCT</MNGui><MNNhan>V0199999977</MNNhan><MLTDiep>${type}</MLTDiep><MTDiep>TCT1</MTDiep>` +
  '<MTDTChieu>V1</MTDTChieu><MST>0199999984</MST><SLuong>1</SLuong></TTChung>'
const reason =
  '<DSLDKCNhan><LDo><MLoi>9992</MLoi><MTa>Đã tồn tại</MTa></LDo><LDo><MLoi>-2</MLoi><MTa>Chữ ký</MTa></LDo></DSLDKCNhan>'
const lapse = '<DSLDKCNhan><LDo><MLoi>9103</MLoi><MTa>Không xác nhận</MTa></LDo></DSLDKCNhan>'
const receipt = (outcome: string, reasons = '') =>
  `<TDiep>${header('102')}<DLieu><TBao><DLTBao><PBan>2.1.0</PBan><MSo>01/TB-TNĐT</MSo><Ten>Thông báo tiếp nhận</Ten><MST>0199999984</MST>` +
  `<MGDDTu>G1</MGDDTu><THop>${outcome}</THop><TGNhan>2026-11-20T08:00:00</TGNhan>${reasons}</DLTBao></TBao></DLieu></TDiep>`
const decision = (outcome: string, reasons = '') =>
  `<TDiep>${header('103')}<DLieu><TBao><DLTBao Id="N1"><PBan>2.1.0</PBan><MSo>01/TB-ĐKĐT</MSo><Ten>Thông báo về việc chấp nhận</Ten>` +
  `<MST>0199999984</MST><Ngay>2026-11-20</Ngay><HTDKy>1</HTDKy><TTXNCQT>${outcome}</TTXNCQT>${reasons}</DLTBao>` +
  '<STBao Id="S"><So>1</So><NTBao>2026-11-20</NTBao></STBao><DSCKS><TTCQT/><CQT/></DSCKS></TBao></DLieu></TDiep>'

const explanation = (reasons: string) =>
  `<TDiep>${header('107')}<DLieu><TBao><DLTBao><PBan>2.1.1</PBan><MSo>01/TB-BSTT-NNT</MSo><Ten>Thông báo giải trình</Ten>` +
  `<MST>0199999984</MST><TNNT>X</TNNT><Ngay>2026-11-20</Ngay>${reasons}</DLTBao></TBao></DLieu></TDiep>`
const of211 = (xml: string) => xml.replaceAll('<PBan>2.1.0<', '<PBan>2.1.1<')

const common = { mtdiep: 'TCT1', reference: 'V1', taxCode: '0199999984' }
const reasonText = '9992: Đã tồn tại; -2: Chữ ký'

describe('messages 102, 103 and 107', () => {
  it.each([
    [
      'received registration',
      receipt('1'),
      { type: '102', status: 'received', message: 'Thông báo tiếp nhận', transactionCode: 'G1' },
    ],
    ['received change', receipt('3'), { type: '102', status: 'received' }],
    [
      'registration that is not received',
      receipt('2', reason),
      { type: '102', status: 'rejected', message: reasonText },
    ],
    ['change that is not received', receipt('4', reason), { type: '102', status: 'rejected', message: reasonText }],
    [
      'not received for want of a confirmation',
      receipt('2', lapse),
      { type: '102', status: 'lapsed', message: '9103: Không xác nhận' },
    ],
    [
      'that, beside another reason',
      receipt('2', lapse.replace('</DSLDKCNhan>', '<LDo><MLoi>-2</MLoi><MTa>Chữ ký</MTa></LDo></DSLDKCNhan>')),
      { status: 'rejected' },
    ],
    ['refused with the code of a receipt', decision('2', lapse), { status: 'refused' }],
    ['refused for want of a confirmation since version 2.1.1', of211(decision('2', lapse)), { status: 'lapsed' }],
    ['not received with that code since version 2.1.1', of211(receipt('2', lapse)), { status: 'rejected' }],
    [
      'explanation asked',
      explanation(reason),
      { type: '107', status: 'explaining', message: reasonText, day: '2026-11-20' },
    ],
    [
      'accepted',
      decision('1'),
      { type: '103', status: 'accepted', message: 'Thông báo về việc chấp nhận', transactionCode: '' },
    ],
    ['accepted with the code of a cash register', decision('1', '<MCCQT>A1B2C</MCCQT>'), { authorityCode: 'A1B2C' }],
    [
      'the same with the code in another place',
      decision('1').replace('<HTDKy>', '<MCCQT>A1B2C</MCCQT><HTDKy>'),
      { status: 'accepted', authorityCode: 'A1B2C' },
    ],
    ['refused', decision('2', reason), { type: '103', status: 'refused', message: reasonText }],
  ])('say: %s', (_what, xml, expected) => {
    expect(readAnswer(xml)).toMatchObject({ ok: true, value: { ...common, ...expected } })
  })

  const edit = (xml: string, from: string | RegExp, to: string): string => {
    const edited = xml.replace(from, to)
    if (edited === xml) throw new Error('nothing was changed')
    return edited
  }

  it.each([
    ['is no XML', 'TDiep'],
    ['is another document', '<TKhai/>'],
    ['declares a document type', edit(receipt('1'), '<TDiep>', '<!DOCTYPE TDiep><TDiep>')],
    ['has no header', edit(receipt('1'), /<TTChung>.*<\/TTChung>/, '')],
    ['is of another type', edit(receipt('1'), '<MLTDiep>102<', '<MLTDiep>999<')],
    ['has a decision’s type around a receipt', edit(receipt('1'), '<MLTDiep>102<', '<MLTDiep>103<')],
    ['answers nothing', edit(receipt('1'), '<MTDTChieu>V1</MTDTChieu>', '')],
    ['is about two tax codes', edit(receipt('1'), '<MST>0199999984</MST><MGDDTu>', '<MST>0399999981</MST><MGDDTu>')],
    ['has a code of six characters', decision('1', '<MCCQT>A1B2C3</MCCQT>')],
    ['has two codes', decision('1', '<MCCQT>A1B2C</MCCQT><MCCQT>A1B2D</MCCQT>')],
    ['has the code of a decision in a receipt', receipt('1', '<MCCQT>A1B2C</MCCQT>')],
    ['has an unknown outcome', receipt('5')],
    ['has no outcome', edit(receipt('1'), '<THop>1</THop>', '')],
    ['has two outcomes', edit(receipt('1'), '<THop>1</THop>', '<THop>1</THop><THop>2</THop>')],
    ['has an outcome of two characters', receipt('11')],
    [
      'has elements in another order',
      edit(receipt('1'), '<THop>1</THop><TGNhan>2026-11-20T08:00:00</TGNhan>', '<TGNhan>2026</TGNhan><THop>1</THop>'),
    ],
    ['has an unknown element', edit(receipt('1'), '<THop>', '<Khac>1</Khac><THop>')],
    ['has text between elements', edit(receipt('1'), '<THop>', 'x<THop>')],
    ['has an outcome with an attribute', edit(receipt('1'), '<THop>', '<THop a="1">')],
    ['has an element where text belongs', edit(receipt('1'), '<THop>1</THop>', '<THop><b>1</b></THop>')],
    ['turns down without a reason', receipt('2')],
    ['receives with a reason', receipt('1', reason)],
    ['gives a reason without words', receipt('2', edit(reason, '<MTa>Đã tồn tại</MTa>', ''))],
    ['gives a reason in other words', receipt('2', edit(reason, /LDo>/g, 'Ly>'))],
    ['holds two documents', edit(decision('1'), '<DLieu>', '<DLieu><TBao/>')],
    ['refuses without a reason', decision('2')],
    ['asks for an explanation of nothing', explanation('')],
    ['has a foreign namespace', edit(decision('1'), '<TDiep>', '<TDiep xmlns="urn:x">')],
  ])('are unreadable when one %s', (_what, xml) => {
    expect(readAnswer(xml)).toMatchObject({ ok: false, failure: { code: 'unreadable' } })
  })
})
