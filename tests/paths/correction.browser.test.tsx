import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/correction.tsx'

walkPaths(walk)
