import { contract } from '../../../src/api/contract/contract.ts'
import { succeed } from '../../../src/domain/result.ts'
import { sessionRoute, type Route } from '../../http/route.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { vietnamCode } from '../../../src/domain/codeList.ts'
import { cityList, nationalityList, taxOfficeList } from '../../codeLists/codeLists.ts'

export const commonsRoutes: readonly Route[] = [
  sessionRoute(contract.nationalInfo, () => Promise.resolve(succeed(nationalityList))),
  sessionRoute(contract.cityInfo, ({ query }) =>
    Promise.resolve(succeed(query.cd === undefined || query.cd === vietnamCode ? cityList : [])),
  ),
  sessionRoute(contract.taxOfficeInfo, ({ query }) =>
    Promise.resolve(
      succeed({
        tax_Office_info: taxOfficeList.filter(
          (office) => query.city_code === undefined || office.city_code === query.city_code,
        ),
      }),
    ),
  ),
  sessionRoute(contract.codeList, ({ params }) => Promise.resolve(succeed(codeItems(params.group)))),
]
