import { shownDay } from '../../dates.ts'
import type { PrintedField } from '../../documents/printedForm.ts'
import { captions, captionsOn, texts } from './captions.ts'
import type { FilledPitCertificate } from './filled.ts'
import type { PrintedConversion, PrintedPitCertificate } from './printedPitCertificate.ts'
import { subjectsOf } from './subjects.ts'

/** What stands where a day is to be filled in. */
const open = '……'

/** `ngày 05 tháng 06 năm 2026` of a day, `YYYY-MM-DD`; to be filled in where it is empty. */
export const dayInWords = (day: string): string => {
  const [year = open, month = '…', date = '…'] = day === '' ? [] : day.split('-')
  return `ngày ${date} tháng ${month} năm ${year}`
}

/** `05-06-2026`, as the form writes the day of its signature. */
const dashed = (day: string): string => (day === '' ? `…-…-${open}` : shownDay(day).replaceAll('/', '-'))

const signatureOf = ({ signature }: FilledPitCertificate): PrintedField[] | null =>
  signature === null
    ? null
    : [
        { label: texts.signedBy, value: signature.by },
        { label: texts.signedOn, value: dashed(signature.on) },
      ]

const conversionOf = ({ conversion }: FilledPitCertificate): PrintedConversion | null =>
  conversion === null
    ? null
    : {
        title: texts.converted,
        signatory: texts.converter,
        note: texts.converterNote,
        name: conversion.by,
        day: { label: texts.convertedOn, value: shownDay(conversion.on) },
      }

const lookupLine = ({ lookup }: FilledPitCertificate): string[] =>
  lookup === null
    ? []
    : [`Tra cứu hóa đơn, chứng từ tại địa chỉ trang web: ${lookup.address}  Mã tra cứu : ${lookup.code}`]

/** Form 03/TNCN with its content, in the wording of its day. */
export const filledPitCertificate = (filled: FilledPitCertificate): PrintedPitCertificate => {
  const { title, formNumber, symbol, day, relation, mark } = filled
  const number = filled.number === '' ? '………' : filled.number
  return {
    title,
    motto: captions.motto,
    name: captions.name,
    head: [
      [captions.form, formNumber],
      [captions.symbol, symbol],
    ],
    number: [captions.number, number],
    relation,
    subjects: subjectsOf(filled),
    placeAndDay: `……………, ${dayInWords(day)}`,
    signatory: captionsOn(day).signatory,
    signatureNote: texts.signatureNote,
    signature: signatureOf(filled),
    conversion: conversionOf(filled),
    notes: [...lookupLine(filled), texts.check],
    reference: `Mẫu số: ${formNumber} – Ký hiệu: ${symbol} – Số: ${number}`,
    mark,
  }
}
