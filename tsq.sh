cd /tmp/h/islands && npx tsc --noEmit 2>/dev/null | grep -v "^npm" | head -${1:-40}
