/** Shells that can complete the command line. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

/**
 * The script that makes a shell ask the hidden command for what could be typed. It answers a value a line, with its description behind a tab, and on the
 * last line `:files`, `:directories` or `:none`.
 */
export function completionScript(shell: Shell): string {
  return scripts[shell];
}

const bash = `# scrq completion for bash: source <(scrq completion bash)
_scrq() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" names=":none" joined="" word line value i n=0
  local -a words
  COMPREPLY=()
  # Bash takes --name=value apart at the sign.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    if [[ $n -gt 0 && ( $word == "=" || \${words[n - 1]} == --*= ) && \${words[n - 1]} == --* ]]; then
      words[n - 1]="\${words[n - 1]}$word"
      joined="\${words[n - 1]%%=*}="
    else
      words[n]="$word"
      n=$((n + 1))
      joined=""
    fi
  done
  while IFS= read -r line; do
    case "$line" in
      :none | :files | :directories) names="$line" ;;
      *)
        value="\${line%%$'\\t'*}"
        COMPREPLY+=("$(printf '%q' "\${value#"$joined"}")")
        ;;
    esac
  done < <(scrq __complete -- "\${words[@]}" 2>/dev/null)
  [[ $cur == "=" ]] && cur=""
  case "$names" in
    :files) compopt -o filenames 2>/dev/null; while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$cur") ;;
    :directories) compopt -o filenames 2>/dev/null; while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$cur") ;;
  esac
  # The next name of a list follows without a space.
  if [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *, ]]; then compopt -o nospace 2>/dev/null; fi
  return 0
}
complete -F _scrq scrq
`;

const zsh = `#compdef scrq
# scrq completion for zsh: scrq completion zsh > "\${fpath[1]}/_scrq"
_scrq() {
  local names=":none" line value about
  local -a lines offered
  lines=("\${(@f)$(scrq __complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  for line in "\${lines[@]}"; do
    case "$line" in
      :none | :files | :directories) names="$line" ;;
      ?*)
        value="\${line%%$'\\t'*}"
        about="\${line#*$'\\t'}"
        offered+=("\${value//:/\\\\:}:$about")
        ;;
    esac
  done
  (( \${#offered} )) && _describe -V scrq offered
  case "$names" in
    :files) _files ;;
    :directories) _files -/ ;;
  esac
}
if [ "\${funcstack[1]}" = "_scrq" ]; then
  _scrq "$@"
else
  compdef _scrq scrq
fi
`;

const fish = `# scrq completion for fish: scrq completion fish > ~/.config/fish/completions/scrq.fish
function __scrq_complete
    set -l typing (commandline -ct)
    set -l words (commandline -opc) $typing
    for line in (scrq __complete -- $words[2..-1] 2>/dev/null)
        switch $line
            case ':none'
            case ':files'
                __fish_complete_path $typing
            case ':directories'
                __fish_complete_directories $typing
            case '*'
                echo $line
        end
    end
end
complete -c scrq -f -a '(__scrq_complete)'
`;

const powershell = `# scrq completion for PowerShell: scrq completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName scrq -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -le $cursorPosition } | ForEach-Object {
        if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.Extent.Text }
    })
    if ($wordToComplete -eq '') { $words += '""' }
    scrq __complete -- @words 2>$null | ForEach-Object {
        if ($_ -eq ':none') { return }
        if ($_ -eq ':files' -or $_ -eq ':directories') {
            Get-ChildItem -Path "$wordToComplete*" -Directory:($_ -eq ':directories') -ErrorAction SilentlyContinue | ForEach-Object {
                [System.Management.Automation.CompletionResult]::new((Resolve-Path -Relative $_.FullName), $_.Name, 'ProviderItem', $_.FullName)
            }
            return
        }
        $value, $about = $_ -split "\`t", 2
        if (-not $about) { $about = $value }
        $text = if ($value -match '[^\\w.,:=/@-]') { "'" + $value.Replace("'", "''") + "'" } else { $value }
        [System.Management.Automation.CompletionResult]::new($text, $value, 'ParameterValue', $about)
    }
}
`;

const scripts: Readonly<Record<Shell, string>> = { bash, zsh, fish, powershell };
