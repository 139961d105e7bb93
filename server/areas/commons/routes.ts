import { contract } from '../../../src/api/contract/contract.ts'
import { succeed } from '../../../src/domain/result.ts'
import { sessionRoute, type Route } from '../../http/route.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { cityList, nationalityList, taxOfficeList } from '../../codeLists/codeLists.ts'

export const commonsRoutes: readonly Route[] = [
  sessionRoute(contract.nationalInfo, () => Promise.resolve(succeed(nationalityList))),
  sessionRoute(contract.cityInfo, ({ query }) =>
    Promise.resolve(succeed(cityList.filter((city) => query.cd === undefined || city.city_code === query.cd))),
  ),
  sessionRoute(contract.taxOfficeInfo, ({ query }) =>
    Promise.resolve(
      succeed(taxOfficeList.filter((office) => query.city_code === undefined || office.city_code === query.city_code)),
    ),
  ),
  sessionRoute(contract.codeList, ({ params }) => Promise.resolve(succeed(codeItems(params.group)))),
]
