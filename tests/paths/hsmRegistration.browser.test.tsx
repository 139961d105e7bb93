import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/hsmRegistration.tsx'

walkPaths(walk)
