import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/tokenSigning.tsx'

walkPaths(walk)
