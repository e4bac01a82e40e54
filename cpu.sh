a=($(head -1 /proc/stat)); s=$(date +%s.%N); "$@"; b=($(head -1 /proc/stat)); e=$(date +%s.%N)
tot=0; for i in 1 2 3 4 5 6 7 8; do tot=$((tot+${b[$i]}-${a[$i]})); done
echo "wall $(echo "$e-$s"|bc) busy% $((100-100*(${b[4]}-${a[4]}+${b[5]}-${a[5]})/tot))"
