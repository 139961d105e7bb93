import { newCustomer, type CustomerValues } from '../../../src/domain/customers/customer.ts'
import { taxCodeWarning } from '../../../src/domain/taxCode.ts'
import { folded } from '../../../src/domain/text.ts'
import {
  banks,
  companyForms,
  companyNames,
  familyNames,
  givenNames,
  middleNames,
  places,
  streets,
  trades,
  units,
} from './names.ts'

/** Customers of the first demo company. */
export const numberOfCustomers = 200

/** One of some texts, another one for each next number. */
const at = (texts: readonly string[], number: number): string => texts[number % texts.length] ?? ''

/** A tax code with the check digit that its first nine digits demand. */
const taxCodeAt = (number: number): string => {
  for (let digits = 10_730_000 + number * 137; ; digits += 1)
    for (let check = 0; check < 10; check += 1) {
      const code = `0${String(digits).slice(-8)}${check}`
      if (taxCodeWarning(code) === '') return code
    }
}

const personAt = (number: number): string =>
  [at(familyNames, number), at(middleNames, number * 3 + 1), at(givenNames, number * 5 + 2)].join(' ')

const addressAt = (number: number): string =>
  `Số ${1 + ((number * 7) % 180)} ${at(streets, number)}, ${at(places, Math.floor(number / 3))}`

const mailOf = (name: string, number: number): string =>
  `${folded(name).split(' ').slice(-2).join('.')}${number}@khachhang.example`

const personalIdAt = (number: number): string => `0011${90 + (number % 10)}${String(100_000 + number * 31).slice(-6)}`

const company = (place: number): Partial<CustomerValues> => {
  // Now and then a company stands there twice, as customers do that were entered by two people.
  const number = place % 40 === 6 ? place - 1 : place
  const name = `${at(trades, number)} ${at(companyNames, number)}`
  const code = taxCodeAt(number)
  return {
    company_name: `${at(companyForms, Math.floor(number / 4))} ${name}`,
    buyer_name: place % 2 === 0 ? personAt(place) : '',
    tax_code: number % 23 === 5 ? `${code}-001` : code,
    emails: [mailOf(at(companyNames, number), number), ...(number % 6 === 0 ? [mailOf('ke toan', number)] : [])].join(
      '; ',
    ),
    phone: `024${String(30_000_000 + number * 1237).slice(-8)}`,
    bank_account: `0${String(110_000_000_000 + number * 7919)}`,
    bank_name: at(banks, number),
  }
}

const unit = (number: number): Partial<CustomerValues> => ({
  company_name: `${at(units, number)} ${at(companyNames, number)}`,
  budget_code: String(1_010_000 + number * 13),
  tax_code: taxCodeAt(number),
  emails: mailOf(at(companyNames, number), number),
})

const person = (number: number): Partial<CustomerValues> => ({
  buyer_name: personAt(number),
  personal_id: number % 3 === 0 ? personalIdAt(number) : '',
  phone: `09${String(10_000_000 + number * 4241).slice(-8)}`,
  note: number % 9 === 0 ? 'Khách lẻ quen, lấy hóa đơn theo tháng' : '',
})

/** What is known of a customer of the demo, by its place from 0 on; the code is empty where it is to be given. */
export const demoCustomerAt = (number: number): CustomerValues => ({
  ...newCustomer(),
  customer_code: number % 5 === 0 ? `KL-${String(number + 1).padStart(3, '0')}` : '',
  address: addressAt(number),
  ...(number % 10 === 9 ? unit(number) : number % 10 > 6 ? person(number) : company(number)),
})

/** Its id, in the form of a UUID of version 7: other records of the demo name it before it is there. */
export const demoCustomerIdAt = (number: number, now: Date): string => {
  const [time, place] = [now.getTime(), number].map((each) => each.toString(16).padStart(12, '0'))
  return `${time?.slice(0, 8)}-${time?.slice(8)}-7000-8000-${place}`
}
