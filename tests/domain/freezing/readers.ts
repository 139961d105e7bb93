import * as v from 'valibot'
import * as account from '../../../src/domain/account/profile.ts'
import * as amountDocument from '../../../src/domain/amounts/document.ts'
import * as amountFormats from '../../../src/domain/amounts/formats.ts'
import * as taxRate from '../../../src/domain/amounts/taxRate.ts'
import * as bounded from '../../../src/domain/bounded.ts'
import * as certificateRegistration from '../../../src/domain/certificateRegistration.ts'
import * as dates from '../../../src/domain/dates.ts'
import * as digits from '../../../src/domain/digits.ts'
import * as inWords from '../../../src/domain/inWords/numberInWords.ts'
import { customerFields } from '../../../src/domain/customers/customer.ts'
import * as customerRows from '../../../src/domain/customers/upload/customerRows.ts'
import * as currencies from '../../../src/domain/items/currencies.ts'
import * as convert from '../../../src/domain/items/upload/convert.ts'
import * as vatRates from '../../../src/domain/items/vatRates.ts'
import * as money from '../../../src/domain/money.ts'
import * as percent from '../../../src/domain/percent.ts'
import * as phone from '../../../src/domain/phone.ts'
import * as reading from '../../../src/domain/reading.ts'
import * as recordCode from '../../../src/domain/recordCode.ts'
import * as sheetTexts from '../../../src/domain/sheetTexts.ts'
import * as pos from '../../../src/domain/shop/pos.ts'
import * as taxCode from '../../../src/domain/taxCode.ts'
import * as text from '../../../src/domain/text.ts'
import * as cells from '../../../src/spreadsheets/values/cells.ts'
import * as decimal from '../../../src/spreadsheets/values/decimal.ts'
import * as format from '../../../src/spreadsheets/values/format.ts'
import * as serial from '../../../src/spreadsheets/values/serial.ts'
import * as dateText from '../../../src/ui/form/dateText.ts'
import * as numberText from '../../../src/ui/form/numberText.ts'

/** The modules that read texts of people and of their files. */
export const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  account,
  amountDocument,
  amountFormats,
  bounded,
  cells,
  certificateRegistration,
  convert,
  currencies,
  customerRows,
  dateText,
  dates,
  decimal,
  digits,
  format,
  inWords,
  money,
  numberText,
  percent,
  phone,
  pos,
  reading,
  recordCode,
  serial,
  sheetTexts,
  taxCode,
  taxRate,
  text,
  vatRates,
}

type Read = (typed: string) => unknown

const parsed =
  (schema: v.GenericSchema): Read =>
  (typed) =>
    v.safeParse(schema, typed)

/** How each exported function or rule of theirs reads a text; null for one that reads none of a user's. */
export const readers: Readonly<Record<string, Read | null>> = {
  'account.groupedPhone': account.groupedPhone,
  'account.localPhone': account.localPhone,
  'account.passwordFormSchema': (typed) =>
    v.safeParse(account.passwordFormSchema, {
      current_password: typed,
      new_password: typed,
      confirm_password: typed,
    }),
  'account.profileFormSchema': (typed) =>
    v.safeParse(account.profileFormSchema, {
      name: typed,
      employee_no: typed,
      phone_number: typed,
      email: typed,
      profile_image: typed,
    }),
  'amountDocument.documentAmounts': (typed) => {
    const numbers = { quantity: typed, price: typed, discountRate: typed, discount: typed, amount: typed }
    return amountDocument.documentAmounts({
      currency: 'VND',
      prices: 'net',
      lines: [{ nature: 'goods', ...numbers, rate: typed }],
      fees: [typed],
      untaxedReduction: typed,
      otherReduction: typed,
    })
  },
  'amountDocument.inDong': (typed) => amountDocument.inDong(typed, typed),
  'amountDocument.placesOf': amountDocument.placesOf,
  'amountFormats.numberProblem': (typed) => amountFormats.numberProblem(typed, amountFormats.formats.ThTien),
  'amountFormats.xmlNumber': (typed) => amountFormats.xmlNumber('ThTien', typed),
  'bounded.fileUpTo': null,
  'bounded.listOf': null,
  'bounded.textUpTo': parsed(bounded.textUpTo(10)),
  'cells.errorCell': cells.errorCell,
  'cells.isoCell': cells.isoCell,
  'cells.numberCell': (typed) => cells.numberCell(typed, { kind: 'padded', digits: 10 }, false),
  'cells.textCell': cells.textCell,
  'cells.unescaped': cells.unescaped,
  'certificateRegistration.isSameCertificate': null,
  'certificateRegistration.registeredFormTypeSchema': parsed(certificateRegistration.registeredFormTypeSchema),
  'certificateRegistration.statusChangeSchema': parsed(certificateRegistration.statusChangeSchema),
  'certificateRegistration.statusMismatch': null,
  'certificateRegistration.tokenRegistrationSchema': (typed) =>
    v.safeParse(certificateRegistration.tokenRegistrationSchema, {
      org_nm: typed,
      serial_no: typed,
      start_dt: typed,
      finish_dt: typed,
      form_type: typed,
      tax_code: typed,
    }),
  'certificateRegistration.typesAfter': null,
  'convert.readField': (typed) => [convert.readField('vat_rate', typed), convert.readField('memo', typed)],
  'convert.shownField': (typed) => convert.shownField('unit_prc', typed),
  'currencies.readCurrency': currencies.readCurrency,
  'dateText.dateText': dateText.dateText,
  'dateText.isIsoDay': dateText.isIsoDay,
  'dateText.parsedDate': (typed) => dateText.parsedDate(typed),
  'dateText.withSlashes': (typed) => dateText.withSlashes('', typed),
  'customerRows.isOfCustomer': customerRows.isOfCustomer,
  'customerRows.readCustomerText': (typed) =>
    customerFields.map((field) => customerRows.readCustomerText(field, typed)),
  'dates.daySchema': parsed(dates.daySchema),
  'dates.isDay': dates.isDay,
  'dates.isDayOrMoment': dates.isDayOrMoment,
  'dates.isMoment': dates.isMoment,
  'dates.shownDay': dates.shownDay,
  'dates.shownExactly': dates.shownExactly,
  'dates.shownInVietnam': dates.shownInVietnam,
  'dates.shownMoment': dates.shownMoment,
  'dates.vietnamDay': null,
  'dates.vietnamMoment': null,
  'decimal.decimalText': decimal.decimalText,
  'digits.inThousands': (typed) => digits.inThousands(typed, '.'),
  'digits.withoutLastZeros': digits.withoutLastZeros,
  'format.formatOfCode': format.formatOfCode,
  'format.formatOfId': null,
  'inWords.numberInWords': inWords.numberInWords,
  'money.currencyDecimals': money.currencyDecimals,
  'money.decimalsOf': money.decimalsOf,
  'money.isAmount': money.isAmount,
  'money.readAmount': money.readAmount,
  'money.shownAmount': money.shownAmount,
  'money.shownMoney': (typed) => money.shownMoney(typed, 'VND'),
  'numberText.numberText': null,
  'numberText.parsedNumber': numberText.parsedNumber,
  'numberText.rounded': null,
  'percent.shownPercent': percent.shownPercent,
  'phone.phoneText': phone.phoneText,
  'phone.shownPhone': phone.shownPhone,
  'phone.vietnamesePhone': phone.vietnamesePhone,
  'pos.addPos': (typed) => pos.addPos([{ sid: '', pos_no: typed, del_yn: 'N' }]),
  'pos.canRemovePos': null,
  'pos.isInUse': null,
  'pos.isSaved': null,
  'pos.nextPosNumber': (typed) => pos.nextPosNumber([typed]),
  'pos.numberPos': (typed) => pos.numberPos([{ sid: 's', pos_no: typed, del_yn: 'N' }]),
  'pos.posListSchema': (typed) => v.safeParse(pos.posListSchema, [{ sid: '', pos_no: typed, del_yn: 'N' }]),
  'pos.posNumberSchema': parsed(pos.posNumberSchema),
  'pos.removePos': null,
  'pos.shownPlace': null,
  'reading.readCode': parsed(reading.readCode(['1'], '1')),
  'reading.readFlag': parsed(reading.readFlag),
  'reading.readList': parsed(reading.readList(reading.readText)),
  'reading.readText': parsed(reading.readText),
  'reading.readTextOrNull': parsed(reading.readTextOrNull),
  'reading.readTexts': (typed) => v.safeParse(v.object(reading.readTexts(['one'])), { one: typed }),
  'recordCode.characterNamedBy': recordCode.characterNamedBy,
  'recordCode.plainCode': recordCode.plainCode,
  'recordCode.plainCodeOf': parsed(recordCode.plainCodeOf(10)),
  'recordCode.doubtfulCharacter': recordCode.doubtfulCharacter,
  'recordCode.recordCode': recordCode.recordCode,
  'recordCode.recordCodeKey': recordCode.recordCodeKey,
  'recordCode.recordCodeOf': parsed(recordCode.recordCodeOf(10)),
  'serial.dateText': null,
  'serial.serialOf': serial.serialOf,
  'sheetTexts.cellText': (typed) => sheetTexts.cellText({ kind: 'text', text: typed }),
  'sheetTexts.errorMessage': sheetTexts.errorMessage,
  'sheetTexts.hasLostDigits': (typed) => sheetTexts.hasLostDigits({ kind: 'number', text: typed }),
  'sheetTexts.headingKey': sheetTexts.headingKey,
  'sheetTexts.textsOf': (typed) => sheetTexts.textsOf({ number: 1, cells: [{ kind: 'text', text: typed }] }),
  'taxCode.isSameTaxCode': (typed) => taxCode.isSameTaxCode(typed, typed),
  'taxCode.taxCodeSchema': parsed(taxCode.taxCodeSchema),
  'taxCode.taxCodeWarning': taxCode.taxCodeWarning,
  'taxCode.writtenTaxCode': taxCode.writtenTaxCode,
  'taxRate.rateOrder': taxRate.rateOrder,
  'taxRate.readTaxRate': taxRate.readTaxRate,
  'text.composed': (typed) => [text.composed(typed), text.composed(typed, 'NFKC')],
  'text.folded': text.folded,
  'text.inOneLine': text.inOneLine,
  'text.isSearchable': text.isSearchable,
  'text.isXmlText': text.isXmlText,
  'text.lineOf': parsed(text.lineOf(100_000)),
  'text.linesOf': parsed(text.linesOf(100_000)),
  'text.normalised': text.normalised,
  'text.requiredLine': parsed(text.requiredLine(10, 'is_required')),
  'text.searchWords': text.searchWords,
  'vatRates.readVatRate': vatRates.readVatRate,
  'vatRates.shownVatRate': null,
}
