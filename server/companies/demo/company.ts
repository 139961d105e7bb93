import { join } from 'node:path'
import type { DemoTokenOrder } from '../../../signing/demoCa.ts'
import type { Company } from '../../../src/domain/company.ts'
import type { CompanyInformation } from '../../../src/domain/companyForm.ts'
import { vietnameseNationality } from '../../../src/domain/codeList.ts'

type DemoCompany = Company & Partial<CompanyInformation> & { readonly id: string }

/** The invented seller that the demo accounts work for. */
export const demoCompany: DemoCompany = {
  id: 'demo-company',
  vietnam_name: 'CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH',
  tax_id: '0199999984',
  representative_name: 'Nguyễn Thị Minh Anh',
  address: 'Số 15 phố Đội Cấn, phường Ba Đình, thành phố Hà Nội',
  phone_number: '024 3926 8888',
  email: 'ketoan@saomaixanh.example',
  tax_office_name: 'Thuế cơ sở 2 Thành phố Hà Nội',
  tax_office_id: '10101',
  city_name: 'Hà Nội',
  rppr_phone: '0904112233',
  rppr_dob: '1985-03-12',
  rppr_gender: '0',
  rppr_passport: 'C1234567',
  rppr_cid: '001185012345',
  rppr_nation: vietnameseNationality,
  company_type: 'organisation',
  english_name: 'SAO MAI XANH TRADING AND SERVICES COMPANY LIMITED',
  abbreviation_name: 'SAO MAI XANH',
  website: 'https://saomaixanh.example',
  fax: '02439268889',
  city_code: '101',
  bank_name1: 'Ngân hàng TMCP Ngoại thương Việt Nam, chi nhánh Ba Đình',
  account_no1: '0011004123456',
  bank_name2: '',
  account_no2: '',
}

/** A second seller, so that one company's records can be seen to stay hidden from the other. */
export const otherCompany: DemoCompany = {
  id: 'other-company',
  vietnam_name: 'CÔNG TY CỔ PHẦN THỰC PHẨM HƯƠNG QUÊ PHƯƠNG NAM',
  tax_id: '0399999981',
  representative_name: 'Kim Min Jun',
  address: 'Số 88 đường Lê Lợi, phường Bến Thành, Thành phố Hồ Chí Minh',
  phone_number: '028 3822 7777',
  email: 'ketoan@huongque.example',
  tax_office_name: 'Thuế cơ sở 1 Thành phố Hồ Chí Minh',
  tax_office_id: '70101',
  city_name: 'Hồ Chí Minh',
  rppr_phone: '0987654321',
  rppr_dob: '1979-11-02',
  rppr_gender: '1',
  rppr_passport: 'M83910274',
  rppr_cid: '',
  rppr_nation: 'Hàn Quốc',
  company_type: 'organisation',
  english_name: 'HUONG QUE PHUONG NAM FOODS JOINT STOCK COMPANY',
  abbreviation_name: 'HƯƠNG QUÊ',
  website: 'https://huongque.example',
  city_code: '701',
}

/** Every company of the demo data. */
export const demoCompanies: readonly DemoCompany[] = [demoCompany, otherCompany]

/** The PIN of the demo token. */
export const demoTokenPin = '12345678'

/** Where the demo authority and its token live below the data folder, and whom the token belongs to. */
export const demoTokenOrder = (dataFolder: string): DemoTokenOrder => ({
  directory: join(dataFolder, 'demo-ca'),
  companyName: demoCompany.vietnam_name,
  taxCode: demoCompany.tax_id,
  pin: demoTokenPin,
})
