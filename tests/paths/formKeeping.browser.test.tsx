import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/formKeeping.tsx'

walkPaths(walk)
