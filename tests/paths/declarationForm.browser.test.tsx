import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/declarationForm.tsx'

walkPaths(walk)
