export type Tema = 'light' | 'dark' | 'system'

const KEY = 'tema'

/** Runs before the first paint; nothing stored means the choice of the system. */
export const TEMA_SCRIPT = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

export function readTema(): Tema {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function saveTema(tema: Tema): void {
  const { dataset } = document.documentElement
  if (tema === 'system') delete dataset.theme
  else dataset.theme = tema
  try {
    if (tema === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, tema)
  } catch {
    // Storage may be blocked: the choice then lasts until the next load.
  }
}
